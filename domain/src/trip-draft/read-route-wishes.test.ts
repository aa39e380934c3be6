import { expect, it } from 'vitest'

import { readRouteWishes } from './index.ts'

it.each([
  ['Vietnam north to south, two weeks', 'north-south', false],
  ['Chile from south to north', 'south-north', false],
  ['Vietnam von Nord nach Süd', 'north-south', false],
  ['Le Vietnam du nord au sud', 'north-south', false],
  ['Vietnam de norte a sur', 'north-south', false],
  ['Vietnam da nord a sud', 'north-south', false],
  ['Portugal de norte a sul', 'north-south', false],
  ['USA coast to coast, west to east', 'west-east', false],
  ['Tuscany by car, 5 days', null, true],
  ['Iceland ring road 7 days', null, true],
  ['Toskana mit dem Auto', null, true],
  ['La Toscane en voiture', null, true],
  ['Toscana in auto', null, true],
  ['utah national parks loop from las vegas', null, true],
  ['Norge med husbil', null, true],
  ['Japan without a car', null, false],
  ['A week in South Africa', null, false],
] as const)('%s', (sentence, heading, isByCar) => expect(readRouteWishes(sentence)).toMatchObject({ heading, isByCar }))

it('recognises a stated order', () => {
  expect(readRouteWishes('First Rome, then Naples').isOrderFixed).toBe(true)
  expect(readRouteWishes('Rome and Naples').isOrderFixed).toBe(false)
})

it.each([
  ['ten days in Sicily, no rental car', true],
  ['Iceland without driving', true],
  ['Andalucía en tren, sin coche', true],
  ['Toskana mit dem Auto', false],
  ['Portugal, ohne Mietwagen', true],
  ['a week in Japan', false],
])('without a car: %s', (sentence, isCarFree) => {
  expect(readRouteWishes(sentence).isCarFree).toBe(isCarFree)
  if (isCarFree) expect(readRouteWishes(sentence).isByCar).toBe(false)
})
