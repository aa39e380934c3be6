// @vitest-environment node
import type { CardOf, ToolName } from '@app/companion/engine'
import { expect, it } from 'vitest'
import type { z } from 'zod'

import { CARDS } from './cards.ts'

/** Plain data as it stands on the wire, where nothing is read-only. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? Plain<Item>[]
    : { -readonly [Key in keyof Value]: Plain<Value[Key]> }

type Read<Tool extends keyof typeof CARDS> = z.input<(typeof CARDS)[Tool]['schema']>

/** The compiler's part: a card whose tool has changed what it says does not fit here any more. */
const FITS: { readonly [Tool in ToolName]: Plain<CardOf<Tool>> extends Read<Tool> ? true : Tool } = {
  'find-places': true,
  'measure-distance': true,
  'entry-rule': true,
  'passport-validity': true,
  'travel-advisory': true,
  'convert-currency': true,
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
}

it('shows the cards of tools that there are, as they are', () => {
  expect(Object.keys(CARDS).toSorted()).toEqual(Object.keys(FITS).toSorted())
})
