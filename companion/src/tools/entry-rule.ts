import type { Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { VisaFact } from './look-ups.ts'
import { CountryInput, defineTool, found, unknown } from './tool.ts'

export type EntryRuleCard = {
  readonly passport: string
  readonly destination: string
  readonly rule: Claim<VisaFact>
}

export const entryRule = defineTool({
  name: 'entry-rule',
  about: 'Whether a holder of one passport needs a visa for a country, and for how many days.',
  input: z.strictObject({ passport: CountryInput, destination: CountryInput }),
  run({ passport, destination }, { visa }) {
    const rule = visa(passport, destination)
    if (!rule) return unknown('rule')
    const card: EntryRuleCard = { passport, destination, rule }
    return found(card)
  },
})
