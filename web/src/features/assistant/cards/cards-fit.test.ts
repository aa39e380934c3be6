// @vitest-environment node
import type { CardOf, ToolName } from '@app/companion/engine'
import { expect, it } from 'vitest'
import type { z } from 'zod'

import { CARDS } from './cards.ts'

/** Plain data as in JSON, where nothing is read-only. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? Plain<Item>[]
    : { -readonly [Key in keyof Value]: Plain<Value[Key]> }

type Read<Tool extends keyof typeof CARDS> = z.input<(typeof CARDS)[Tool]['schema']>

/** A type check: a card whose tool has changed its output does not compile here. */
const FITS: { readonly [Tool in ToolName]: Plain<CardOf<Tool>> extends Read<Tool> ? true : Tool } = {
  'find-places': true,
  'measure-distance': true,
  'entry-rule': true,
  'passport-validity': true,
  'travel-advisory': true,
  'convert-currency': true,
  'own-spending': true,
  'say-phrase': true,
  'country-basics': true,
  'plugs-and-driving': true,
  'trip-cost': true,
  'city-climate': true,
  'best-time': true,
  'public-holidays': true,
  'emergency-numbers': true,
  'health-rules': true,
  'own-embassy': true,
  'time-difference': true,
  'local-time': true,
  'passenger-rights': true,
  'hotel-search': true,
  'flight-search': true,
  'car-search': true,
  'plan-trip': true,
  'change-trip': true,
  'check-plan': true,
  'country-practice': true,
  'getting-there': true,
  'place-safety': true,
  'food-and-drink': true,
  'things-to-do': true,
  'seasons-and-events': true,
  'where-to-stay': true,
  'where-to-go': true,
  'compare-places': true,
  'days-needed': true,
  'day-trip-check': true,
  'guide-mentions': true,
  'budget-check': true,
  'what-to-do-if': true,
  'rail-rights': true,
  'border-rules': true,
  'travel-advice': true,
  'light-snow-sea': true,
}

it('has a card for every tool, with a matching schema', () => {
  expect(Object.keys(CARDS).toSorted()).toEqual(Object.keys(FITS).toSorted())
})
