import { expect, it } from 'vitest'

import { holderOf } from './checked-traveller.ts'
import { readTravellers } from './party-traveller.ts'

const traveller = (id: string, ...passports: readonly string[]) => ({
  ...{ id, name: id, stays: [] },
  passports: passports.map((country) => ({ country, expires_on: null })),
})
const holder = (passport: string, chosen: string, ...all: readonly object[]) =>
  holderOf(passport, readTravellers(all), chosen)?.id ?? null

it.each([
  ['the one who holds the passport', 'b', holder('PT', '', traveller('a', 'BR'), traveller('b', 'PT'))],
  ['the chosen one of two who hold it', 'b', holder('BR', 'b', traveller('a', 'BR'), traveller('b', 'PT', 'BR'))],
  ['the first of two, when neither was chosen', 'a', holder('BR', 'c', traveller('a', 'BR'), traveller('b', 'BR'))],
  ['the only traveller without a passport in the list', 'a', holder('BR', '', traveller('a'))],
  ['nobody, when the only one holds another', null, holder('PT', '', traveller('a', 'BR'))],
  ['nobody, when two hold another', null, holder('PT', 'a', traveller('a'), traveller('b', 'BR'))],
])('belongs to %s', (_, expected, found) => expect(found).toBe(expected))
