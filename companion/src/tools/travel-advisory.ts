import type { Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { AdvisoryFact } from './look-ups.ts'
import { CountryInput, defineTool, found, unknown } from './tool.ts'

export type AdvisoryCard = {
  readonly country: string
  /** The highest level first. */
  readonly advisories: readonly Claim<AdvisoryFact>[]
}

export const travelAdvisory = defineTool({
  name: 'travel-advisory',
  about: 'What governments say about the safety of a country, from 1 (usual care) to 4 (do not go).',
  input: z.strictObject({ country: CountryInput }),
  run({ country }, { advisories }) {
    const sorted = advisories(country).toSorted((a, b) => b.value.level - a.value.level)
    if (sorted.length === 0) return unknown('rule')
    const card: AdvisoryCard = { country, advisories: sorted }
    return found(card)
  },
})
