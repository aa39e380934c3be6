import {
  type Care as DomainCare,
  CARE_KINDS,
  DISRUPTION_FACTS,
  DISRUPTION_NOT_OWED,
  type DisruptionAssessment as DomainAssessment,
  LAWS,
  OTHER_RIGHTS,
} from '@app/domain/passenger-rights'
import { z } from 'zod'

import { Money } from './money.ts'

const LegalBasis = z.object({ instrument: z.string(), provision: z.string() })

/** A card stored before other events and laws were added has none of them. */
const FOUND = {
  law: z.enum(LAWS).default('EU261'),
  basis: z.array(LegalBasis),
  besides: z.array(z.enum(OTHER_RIGHTS)).default([]),
}

export const DisruptionAssessment = z.discriminatedUnion('kind', [
  z.object({
    ...FOUND,
    kind: z.literal('owed'),
    amount: Money,
    halvedWithinMinutes: z.number().nullable().default(null),
  }),
  z.object({ ...FOUND, kind: z.literal('owed-share'), percent: z.number(), most: Money.nullable().default(null) }),
  z.object({ ...FOUND, kind: z.literal('damages'), limit: Money }),
  z.object({ ...FOUND, kind: z.literal('not-owed'), because: z.enum(DISRUPTION_NOT_OWED) }),
  z.object({ ...FOUND, kind: z.literal('needs-fact'), missing: z.enum(DISRUPTION_FACTS), upTo: Money.nullable() }),
]) satisfies z.ZodType<DomainAssessment>
export type DisruptionAssessment = z.infer<typeof DisruptionAssessment>

export const Care = z.object({
  law: z.enum(LAWS),
  cause: z.enum(['any', 'airline', 'outside']),
  items: z.array(
    z.object({
      kind: z.enum(CARE_KINDS),
      afterMinutes: z.number(),
      isOvernight: z.boolean(),
      basis: LegalBasis,
    }),
  ),
}) satisfies z.ZodType<DomainCare>
