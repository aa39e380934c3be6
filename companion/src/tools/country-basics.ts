import type { Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { KnownCountry, PlugFact } from './look-ups.ts'
import { CountryInput, defineTool, found, unknown } from './tool.ts'

export type CountryCard = { readonly country: string; readonly facts: Claim<KnownCountry> }
export type PlugsCard = CountryCard & { readonly plugs: Claim<PlugFact> | null }

export const countryBasics = defineTool({
  name: 'country-basics',
  about: 'Currency, languages, capital and calling code of a country.',
  input: z.strictObject({ country: CountryInput }),
  run({ country }, lookUps) {
    const facts = lookUps.country(country)
    if (!facts) return unknown('country')
    const card: CountryCard = { country, facts }
    return found(card)
  },
})

export const plugsAndDriving = defineTool({
  name: 'plugs-and-driving',
  about: 'Types of sockets, voltage, and the side of the road people drive on.',
  input: z.strictObject({ country: CountryInput }),
  run({ country }, lookUps) {
    const facts = lookUps.country(country)
    if (!facts) return unknown('country')
    const card: PlugsCard = { country, facts, plugs: lookUps.plugs(country) ?? null }
    return found(card)
  },
})
