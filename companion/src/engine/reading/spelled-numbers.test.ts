import { readTokens } from '@app/domain/trip-request'
import { expect, it } from 'vitest'

import { spelledNumbers } from './spelled-numbers.ts'

it.each([
  ['three hundred and fifty pounds', 350],
  ['a hundred dollars', 100],
  ['two thousand five hundred yen', 2500],
  ['5 thousand pesos', 5000],
  ['zweihundert Euro', 200],
  ['fünfundzwanzig Franken', 25],
  ['dreihundertfünfzig Kronen', 350],
  ['tausend Forint', 1000],
  ['deux cents dollars', 200],
  ['quatre-vingts euros', 80],
  ['quatre-vingt-dix euros', 90],
  ['soixante-dix euros', 70],
  ['ciento cincuenta euros', 150],
  ['mil quinientos pesos', 1500],
  ['diecimila yen', 10_000],
  ['duecentocinquanta euro', 250],
  ['ventidue euro', 22],
  ['oitenta libras', 80],
  ['duzentos e vinte reais', 220],
])('%s: %i', (text, value) => {
  expect(spelledNumbers(readTokens(text)).map((each) => each.value)).toEqual([value])
})

it.each(['What is a euro worth?', 'un euro', 'and so on', '350 pounds', '50 cents', 'Hotel in Rom und Wien'])(
  'finds none in "%s"',
  (text) => {
    expect(spelledNumbers(readTokens(text))).toEqual([])
  },
)
