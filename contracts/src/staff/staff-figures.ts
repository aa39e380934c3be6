/** Figures of the business by UTC day, for owner, admin, support and analyst. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const COUNT = z.int()

export const StaffFiguresRequest = z.strictObject({
  days: z.union([z.literal(7), z.literal(30), z.literal(90)]),
})
export type StaffFiguresRequest = z.infer<typeof StaffFiguresRequest>

const FiguresOfDay = z.object({
  day: z.iso.date(),
  signUps: COUNT,
  trials: COUNT,
  /** First purchases of accounts that had a trial. */
  conversions: COUNT,
  plansBought: COUNT,
  /** First payments less those refunded, in US cents. */
  revenueCents: COUNT,
  aiRequests: COUNT,
  itineraries: COUNT,
  searches: COUNT,
  saves: COUNT,
  /** Null for those who may not see costs. Millionths of a US dollar. */
  modelMicroUsd: COUNT.nullable(),
  errors: COUNT,
})
export type FiguresOfDay = z.infer<typeof FiguresOfDay>

const FeedFigures = z.object({
  source: z.string(),
  readAt: z.string().nullable(),
  triedAt: z.string(),
  problem: z.string().nullable(),
  items: COUNT,
})
export type FeedFigures = z.infer<typeof FeedFigures>

const FailingRoute = z.object({ route: z.string(), status: COUNT, errors: COUNT, lastHour: z.string() })
export type FailingRoute = z.infer<typeof FailingRoute>

export const StaffFiguresResponse = z.object({
  byDay: z.array(FiguresOfDay),
  now: z.object({
    accounts: COUNT,
    disabled: COUNT,
    trialsRunning: COUNT,
    /** Plans in force, with the price of one month in US cents; a yearly plan counts a twelfth, a lifetime nothing. */
    plans: z.array(z.object({ plan: z.string(), count: COUNT, monthlyCents: COUNT })),
    given: COUNT,
  }),
  feeds: z.array(FeedFigures),
  failing: z.array(FailingRoute),
  /** Purchases are of the test provider: no money moved. */
  isTestMoney: z.boolean(),
})
export type StaffFiguresResponse = z.infer<typeof StaffFiguresResponse>

export const staffFiguresContract = {
  name: 'staff-figures',
  request: StaffFiguresRequest,
  response: StaffFiguresResponse,
} as const satisfies FunctionContract
