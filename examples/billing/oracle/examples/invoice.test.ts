import { describe, expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { invoiceOf } from '../../src/invoice.ts'
import { decodeReference, encodeReference } from '../../src/reference.ts'

describe('an invoice', oracle('E', { covers: 'src/invoice.ts' }), () => {
  test('adds tax once a rate', () => {
    const lines = [
      { sku: 'seat', quantity: 1, unitPrice: 333, taxRate: 1900 },
      { sku: 'seat-extra', quantity: 1, unitPrice: 333, taxRate: 1900 },
      { sku: 'book', quantity: 1, unitPrice: 1000, taxRate: 700 },
    ]
    expect(invoiceOf({ reference: 'RF-0000000001-95', discount: 0, lines })).toEqual({ net: 1666, tax: 197, gross: 1863 })
  })

  test('takes the discount from each rate by its worth', () => {
    const lines = [
      { sku: 'seat', quantity: 1, unitPrice: 3000, taxRate: 1900 },
      { sku: 'book', quantity: 1, unitPrice: 1000, taxRate: 700 },
    ]
    expect(invoiceOf({ reference: 'RF-0000000002-92', discount: 400, lines })).toEqual({ net: 3600, tax: 576, gross: 4176 })
  })

  test('of nothing is nothing, with any discount', () => {
    expect(invoiceOf({ reference: 'RF-0000000003-89', discount: 500, lines: [] })).toEqual({ net: 0, tax: 0, gross: 0 })
  })
})

test('a reference with one wrong digit is none', oracle('E', { covers: 'src/reference.ts#decodeReference' }), () => {
  const reference = encodeReference(4711)
  expect(reference).toMatch(/^RF-0000004711-\d\d$/)
  expect(decodeReference(reference.replace('4711', '4712'))).toBeNull()
})
