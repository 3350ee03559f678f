import { expect } from 'vitest'

export function expectPaid(amount: number): void {
  expectAmount(amount)
}

export function expectAmount(amount: number): void {
  expect(amount).toBe(100)
}

export const expectSettled = async (amount: number): Promise<void> => {
  await Promise.resolve()
  expect(amount).toBe(100)
}

export function descend(depth: number): number {
  if (depth === 0) throw new Error('bottom reached')
  return descend(depth - 1) + 1
}

export function even(n: number): boolean {
  return n === 0 ? fail() : odd(n - 1)
}

export function odd(n: number): boolean {
  return n === 0 ? fail() : even(n - 1)
}

function fail(): never {
  throw new Error('parity lost')
}

export function forever(n: number): number {
  return forever(n + 1) + 1
}

export function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('configuration is unreadable', { cause })
  }
}

export function wrap(depth: number): never {
  try {
    if (depth === 0) throw new TypeError('root cause')
    wrap(depth - 1)
  } catch (cause) {
    throw new Error(`layer ${depth} failed`, { cause })
  }
  throw new Error('unreachable')
}
