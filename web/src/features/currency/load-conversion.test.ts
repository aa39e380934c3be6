import { describe, expect, it } from 'vitest'

import { CURRENCIES } from '../../content/currencies.ts'
import { minorDigits } from './currencies.ts'
import { loadConversion } from './load-conversion.ts'

const load = (query: string) =>
  loadConversion({ request: new Request(`https://s.example/currency-converter?${query}`) })

describe('loadConversion', () => {
  it('converts to a currency without cents', () => {
    const { answer } = load('from=EUR&to=JPY&rate=171.35&amount=19.90')
    expect(answer?.gets).toEqual({ minorUnits: 3410, currency: 'JPY' })
  })
  it('makes a sheet as large as their notes', () => {
    const { answer } = load('from=EUR&to=VND&rate=28000&amount=1')
    expect(answer?.sheet.back[0]?.[0]).toEqual({ minorUnits: 10_000, currency: 'VND' })
    expect(answer?.rule).toEqual({ kind: 'divide', factor: 28_000 })
  })
  it('has a rule for the head when theirs is the stronger one', () => {
    expect(load('from=THB&to=EUR&rate=0.0264&amount=100').answer?.rule).toEqual({ kind: 'times', factor: 38 })
  })
  it.each([
    ['rate=0&amount=1', { rate: 'rate' }],
    ['rate=x&amount=y', { rate: 'rate', amount: 'amount' }],
    ['from=JPY&to=EUR&rate=0.0058&amount=1.5', { amount: 'amount' }],
    ['from=EUR&to=EUR&rate=1&amount=1', { to: 'same' }],
  ])('%s is refused', (query, problems) => expect(load(query).problems).toEqual(problems))
  it('knows every currency it offers', () => {
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length)
    expect(CURRENCIES.every((code) => minorDigits(code) >= 0)).toBe(true)
    expect([minorDigits('JPY'), minorDigits('EUR'), minorDigits('KWD')]).toEqual([0, 2, 3])
  })
})
