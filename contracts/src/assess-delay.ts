import { type Assessment as DomainAssessment, DELAY_CAUSES, type DelayReport } from '@app/domain/passenger-rights'
import { z } from 'zod'

import { claim } from './claim.ts'
import type { FunctionContract } from './function-contract.ts'
import { Money } from './money.ts'

const LONGEST_DELAY_MINUTES = 14 * 24 * 60
const HALF_THE_EQUATOR_KM = 20_038

/** Typed by hand at a gate, so lower case and stray spaces are accepted. */
export const AirportCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'three letters, such as LIS')

const BookedAirports = z.strictObject({ from: AirportCode, to: AirportCode })

/** For flights whose airports are not in our list: the traveller states the facts we would have looked up. */
const StatedRoute = z.strictObject({
  departsFromEea: z.boolean(),
  arrivesInEea: z.boolean(),
  distanceKm: z.number().positive().max(HALF_THE_EQUATOR_KM),
})

export const AssessDelayRequest = z.strictObject({
  flight: z.union([BookedAirports, StatedRoute]),
  arrivalDelayMinutes: z.int().min(0).max(LONGEST_DELAY_MINUTES),
  cause: z.enum(DELAY_CAUSES),
  /** Null when the traveller does not know who operated the flight. */
  operatedByEeaCarrier: z.boolean().nullable(),
})
export type AssessDelayRequest = z.infer<typeof AssessDelayRequest>

const LegalBasis = z.object({ instrument: z.string(), provision: z.string() })

const Assessment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('owed'), amount: Money, basis: z.array(LegalBasis) }),
  z.object({
    kind: z.literal('not-owed'),
    because: z.enum(['out-of-scope', 'delay-too-short', 'extraordinary-circumstances']),
    basis: z.array(LegalBasis),
  }),
  z.object({
    kind: z.literal('needs-fact'),
    missing: z.enum(['cause', 'operatedByEeaCarrier']),
    upTo: Money,
    basis: z.array(LegalBasis),
  }),
]) satisfies z.ZodType<DomainAssessment>

export const AssessDelayResponse = z.object({
  assessment: Assessment,
  /** The facts of the answer, each with its source; a stated route is `unknown` because it is unverified. */
  route: claim(z.object({ departsFromEea: z.boolean(), arrivesInEea: z.boolean(), distanceKm: z.number() })),
  /** When the rules themselves were last checked. */
  rules: claim(z.literal('Regulation (EC) 261/2004')),
  isNearDistanceLimit: z.boolean(),
}) satisfies z.ZodType<DelayReport>
export type AssessDelayResponse = z.infer<typeof AssessDelayResponse>

export const assessDelayContract = {
  name: 'assess-delay',
  request: AssessDelayRequest,
  response: AssessDelayResponse,
} as const satisfies FunctionContract
