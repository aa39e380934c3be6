import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { minorDigitsOf } from '@app/domain/kernel'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'

import { CURRENCIES } from '../../entities/currency/currencies.ts'
import { serverRates } from '../../entities/currency/load-rates.ts'
import { loadConversion } from './load-conversion.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const context = new RouterContextProvider()
context.set(serverRates, async () => ({
  date: TODAY,
  source: { title: 'A bank', url: 'https://bank.example/' },
  perDollar: { USD: 1, EUR: 0.8, THB: 32, CHF: 0.9, CUP: 24 },
}))
const load = (query: string) =>
  loadConversion({ request: new Request(`https://s.example/currency-converter?${query}`), context })

describe('loadConversion', () => {
  it('converts to a currency without cents', async () => {
    const { answer } = await load('from=EUR&to=JPY&rate=171.35&amount=19.90')
    expect(answer?.gets).toEqual({ minorUnits: 3410, currency: 'JPY' })
  })
  it('scales the table to the size of their banknotes', async () => {
    const { answer } = await load('from=EUR&to=VND&rate=28000&amount=1')
    expect(answer?.sheet.back[0]?.[0]).toEqual({ minorUnits: 10_000, currency: 'VND' })
    expect(answer?.rule).toEqual({ kind: 'divide', factor: 28_000 })
  })
  it('has a rule of thumb when theirs is the stronger currency', async () => {
    const { answer } = await load('from=THB&to=EUR&rate=0.0264&amount=100')
    expect(answer?.rule).toEqual({ kind: 'times', factor: 38 })
  })
  it.each([
    ['rate=0&amount=1', { rate: 'rate' }],
    ['rate=x&amount=y', { rate: 'rate', amount: 'amount' }],
    ['from=JPY&to=EUR&rate=0.0058&amount=1.5', { amount: 'amount' }],
    ['from=EUR&to=EUR&rate=1&amount=1', { to: 'same' }],
    ['from=EUR&to=EUR&rate=&amount=1', { to: 'same' }],
    ['from=EUR&to=XPF&rate=&amount=1', { rate: 'no-rate' }],
  ])('%s is refused', async (query, problems) => expect((await load(query)).problems).toEqual(problems))
  it.each(['from=EUR&to=THB&rate=&amount=10', 'from=EUR&to=THB&amount=10'])(
    'uses the reference rate when none was entered: %s',
    async (query) => {
      const { answer, problems } = await load(query)
      expect(problems).toEqual({})
      expect(answer?.gets).toEqual({ minorUnits: 400_00, currency: 'THB' })
      expect(answer?.rate.reference).toMatchObject({ value: '40', checkedAt: TODAY, status: 'verified' })
    },
  )
  it('prefers the entered rate to any other', async () => {
    const { answer } = await load('from=EUR&to=THB&rate=36&amount=10')
    expect([answer?.gets.minorUnits, answer?.rate]).toEqual([360_00, { written: '36', reference: null }])
  })
  it('falls back to the packed rates', async () => {
    const request = new Request('https://s.example/currency-converter?from=EUR&to=XPF&amount=1')
    const { answer } = await loadConversion({ request })
    expect(answer?.rate.reference?.checkedAt).toBe(EXCHANGE_RATES.origin.checkedAt)
  })
  it('offers the currency of every country', () => {
    expect(CURRENCIES.toSorted()).toEqual(EXCHANGE_RATES.currencies.toSorted())
  })
  it('supports every currency it offers', () => {
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length)
    expect(CURRENCIES.every((code) => minorDigitsOf(code) >= 0)).toBe(true)
    expect([minorDigitsOf('JPY'), minorDigitsOf('EUR'), minorDigitsOf('KWD')]).toEqual([0, 2, 3])
  })
  it('calculates the amount', async () => {
    const { answer } = await load('from=EUR&to=THB&rate=40&amount=3*12.50%2B8')
    expect([answer?.given.minorUnits, answer?.calculation, answer?.gets.minorUnits]).toEqual([
      45_50,
      '3*12.50+8',
      1820_00,
    ])
  })
  it('shows further currencies, each once, without the two of the question and those unknown', async () => {
    const { answer, also } = await load('from=EUR&to=THB&amount=10&also=usd&also=USD&also=EUR&also=XAU&also=QQQ&also=')
    expect(also).toEqual(['USD', 'XAU'])
    expect(answer?.others).toEqual([
      { currency: 'USD', gets: { minorUnits: 12_50, currency: 'USD' } },
      { currency: 'XAU', gets: null },
    ])
  })
  it('says what is paid in cash', async () => {
    const { answer } = await load('from=EUR&to=CHF&amount=11.01')
    expect([answer?.gets.minorUnits, answer?.cash?.minorUnits]).toEqual([12_39, 12_40])
  })
  it('converts replaced currencies at their fixed rate', async () => {
    const { answer } = await load('from=DEM&to=EUR&amount=100')
    expect(answer?.gets).toEqual({ minorUnits: 51_13, currency: 'EUR' })
  })
  it('asks for a rate when none is known, and takes the one that is entered', async () => {
    expect((await load('from=EUR&to=PRB&amount=1')).problems).toEqual({ rate: 'no-rate' })
    expect((await load('from=EUR&to=PRB&amount=1&rate=18.5')).answer?.gets.minorUnits).toBe(18_50)
  })
  it('works out what the card takes, and what the offer of the terminal is worth', async () => {
    const { answer } = await load('from=EUR&to=THB&rate=40&amount=1&bill=4000&fee=1.75&cash=2&offer=111')
    expect(answer?.card).toMatchObject({
      plain: { minorUnits: 100_00 },
      charged: { minorUnits: 103_75 },
      offer: { price: { minorUnits: 111_00 }, markup: 699 },
    })
  })
  it.each([
    ['bill=x', { bill: 'amount' }],
    ['bill=1&fee=60', { fee: 'percent' }],
    ['bill=1&cash=y&offer=z', { cash: 'amount', offer: 'amount' }],
  ])('refuses %s on the card, and still converts', async (query, problems) => {
    const view = await load(`from=EUR&to=THB&amount=10&${query}`)
    expect([view.cardProblems, view.answer?.gets.minorUnits]).toEqual([problems, 400_00])
  })
})
