export class OverdrawnError extends Error {
  override name = 'OverdrawnError'
}

/** Its name stays `Error`; only the constructor tells it from others. */
export class ClosedError extends Error {}

export class Account {
  #balance: number
  constructor(balance: number) {
    if (balance < 0) throw new RangeError(`opening balance ${balance} is negative`)
    this.#balance = balance
  }

  withdraw(amount: number): number {
    if (amount > this.#balance) throw new OverdrawnError(`cannot withdraw ${amount} of ${this.#balance}`)
    this.#balance -= amount
    return this.#balance
  }

  async close(): Promise<void> {
    await Promise.resolve()
    throw new ClosedError('account is closed')
  }

  static open(balance: number): Account {
    return new Account(balance)
  }

  get rate(): number {
    throw new OverdrawnError('no rate without a balance')
  }

  save = (): never => {
    throw new TypeError('cannot save')
  }
}

export function transfer(from: Account, amount: number): number {
  return settle(from, amount)
}

function settle(from: Account, amount: number): number {
  return from.withdraw(amount)
}

export const audit = (from: Account): number => settle(from, 1e6)

export default function (amount: number): never {
  throw new Error(`refused ${amount}`)
}
