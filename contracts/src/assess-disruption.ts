import {
  DELAY_CAUSES,
  type DisruptionAssessment as DomainAssessment,
  DISRUPTIONS,
  LAWS,
  OTHER_RIGHTS,
} from '@app/domain/passenger-rights'
import { z } from 'zod'

import { AssessDelayRequest } from './assess-delay.ts'
import { Money } from './money.ts'

const LONGEST_NOTICE_DAYS = 400
const LONGEST_EARLIER_MINUTES = 3 * 24 * 60

/** A delay has the same fields as before; other disruptions add the facts that the law needs. */
export const AssessDisruptionRequest = AssessDelayRequest.extend({
  event: z.enum(DISRUPTIONS).default('delay'),
  /** After the booked arrival, also with another flight; null when unknown. */
  arrivalDelayMinutes: AssessDelayRequest.shape.arrivalDelayMinutes.nullable().default(null),
  cause: z.enum(DELAY_CAUSES).default('unknown'),
  operatedByEeaCarrier: z.boolean().nullable().default(null),
  operatedByUkCarrier: z.boolean().nullable().default(null),
  /** Of a cancellation: days before the departure. */
  noticeDays: z.int().min(0).max(LONGEST_NOTICE_DAYS).nullable().default(null),
  /** False when no other flight was offered. */
  wasRerouted: z.boolean().nullable().default(null),
  departsEarlierMinutes: z.int().min(0).max(LONGEST_EARLIER_MINUTES).default(0),
})
export type AssessDisruptionRequest = z.infer<typeof AssessDisruptionRequest>

/** A card stored before other events and laws were added has none of them. */
const FOUND = {
  law: z.enum(LAWS).default('EU261'),
  basis: z.array(z.object({ instrument: z.string(), provision: z.string() })),
  besides: z.array(z.enum(OTHER_RIGHTS)).default([]),
}

export const DisruptionAssessment = z.discriminatedUnion('kind', [
  z.object({
    ...FOUND,
    kind: z.literal('owed'),
    amount: Money,
    halvedWithinMinutes: z.number().nullable().default(null),
  }),
  z.object({ ...FOUND, kind: z.literal('owed-share'), percent: z.number() }),
  z.object({
    ...FOUND,
    kind: z.literal('not-owed'),
    because: z.enum([
      'out-of-scope',
      'delay-too-short',
      'extraordinary-circumstances',
      'told-in-time',
      'rerouted-in-time',
    ]),
  }),
  z.object({
    ...FOUND,
    kind: z.literal('needs-fact'),
    missing: z.enum(['cause', 'operatedByEeaCarrier', 'operatedByUkCarrier', 'noticeDays', 'arrivalDelayMinutes']),
    upTo: Money.nullable(),
  }),
]) satisfies z.ZodType<DomainAssessment>
export type DisruptionAssessment = z.infer<typeof DisruptionAssessment>
