import { describe, expect, it } from 'vitest'

import { currencyCalled, currencyOf } from './currency-names.ts'

describe('currencyOf', () => {
  it.each([
    ['coronas checas', 'CZK', 2],
    ['swedish crowns', 'SEK', 2],
    ['livres turques', 'TRY', 2],
    ['hong kong dollars', 'HKD', 3],
    ['sri lankan rupees', 'LKR', 3],
    ['francs cfa', 'XOF', 2],
    ['rupie dello sri lanka', 'LKR', 4],
    ['kenia schilling', 'KES', 2],
    ['hungarian forints', 'HUF', 2],
  ])('%s are %s', (words, code, length) => {
    expect(currencyOf(words.split(' '))).toEqual({ code, length })
  })

  it.each(['swiss cheese', 'dollars', 'swedish dollars', 'constructor dollars'])('finds no currency in %s', (words) => {
    expect(currencyOf(words.split(' '))).toBeNull()
  })
})

describe('currencyCalled', () => {
  it.each([
    ['forints', 'HUF'],
    ['rublos', 'RUB'],
    ['libra', 'GBP'],
    ['constructor', null],
  ])('%s is %s', (word, code) => {
    expect(currencyCalled(word)).toBe(code)
  })
})
