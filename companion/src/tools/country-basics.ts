import type { Claim } from '@app/domain/kernel'
import { fitPlugs, isOtherVoltage, type PlugFit } from '@app/domain/plug-fit'
import { z } from 'zod'

import type { KnownCountry, PlugFact } from './look-ups.ts'
import { CountryInput, defineTool, derive, found, unknown } from './tool.ts'

export type CountryCard = { readonly country: string; readonly facts: Claim<KnownCountry> }
export type PlugsCard = CountryCard & {
  readonly plugs: Claim<PlugFact> | null
  /** The fit of another country's plugs in these sockets; null if none was requested. */
  readonly fit: Claim<{ readonly home: string; readonly plugs: PlugFit; readonly isOtherVoltage: boolean }> | null
}

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
  about: 'Types of sockets, voltage, whether plugs from `home` fit, and the side of the road people drive on.',
  input: z.strictObject({ country: CountryInput, home: CountryInput.optional() }),
  run({ country, home }, lookUps) {
    const facts = lookUps.country(country)
    if (!facts) return unknown('country')
    const plugs = lookUps.plugs(country) ?? null
    const own = home === undefined ? undefined : lookUps.plugs(home)
    const card: PlugsCard = {
      country,
      facts,
      plugs,
      fit:
        home !== undefined && own && plugs
          ? derive(plugs, {
              home,
              plugs: fitPlugs(own.value.types, plugs.value.types),
              isOtherVoltage: isOtherVoltage(own.value.volts, plugs.value.volts),
            })
          : null,
    }
    return found(card)
  },
})
