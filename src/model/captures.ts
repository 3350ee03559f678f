/**
 * The inputs of one attempt of a test, as `capture()` and its helpers kept them, in the order in which they were asked for. An attempt
 * with one input that came at once is kept as that input alone, as JSON or bytes.
 * @public a validator is made from it
 */
export interface CapturedInputs {
  readonly version: 1
  readonly inputs: readonly CapturedEntry[]
}

/** One input. Of one name, the first call gets the first, and so on. */
export type CapturedEntry = CapturedValue | CapturedBytes | CapturedError | CapturedAnswer | CapturedNothing

interface Captured {
  /** @pattern \S */
  readonly name: string
  /**
   * Its place among the answers that were waited for, in the order in which they came; absent for what came at once.
   * @asType integer
   * @minimum 1
   */
  readonly later?: number
}

export interface CapturedValue extends Captured {
  /** Whatever JSON holds. */
  readonly value: unknown
}

export interface CapturedBytes extends Captured {
  readonly base64: Base64
}

/** @pattern ^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$ */
export type Base64 = string

/** What was thrown in place of a value. */
export interface CapturedError extends Captured {
  readonly error: KeptError
}

/** What a function like `fetch` answered. */
export interface CapturedAnswer extends Captured {
  readonly answer: KeptAnswer
}

/** It was waited for, and had not come when the test ended. */
export interface CapturedNothing extends Captured {
  readonly pending: true
}

export interface KeptError {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly cause?: KeptError
}

export interface KeptAnswer {
  /**
   * @asType integer
   * @minimum 200
   * @maximum 599
   */
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [string, string])[]
  readonly url: string
  readonly redirected: boolean
  /** The body; null for none. */
  readonly base64: Base64 | null
  /** What ended the body before its end. */
  readonly cut?: KeptError
}

/** A test that gets kept inputs in place of fresh ones. */
export interface ReplayedTest {
  /** '' for a Vitest project without a name. */
  readonly project: string
  /** From the root for whoever asks; absolute for the worker. */
  readonly file: string
  /** Outermost suite first. */
  readonly titles: readonly string[]
  readonly inputs: readonly CapturedEntry[]
  /** Whether the one input is for whatever name is asked for first, since its file does not say. */
  readonly anyName: boolean
}
