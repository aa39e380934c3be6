import { claim } from '@app/contracts/claim'
import { Trip } from '@app/contracts/trips/trip'
import type { Finding } from '@app/domain/trip-checker'
import type { TripChange } from '@app/domain/trip-diff'
import { z } from 'zod'

const Stop = z.looseObject({ id: z.string(), title: z.string(), placeId: z.string().nullable() })
const Time = z.object({ dayId: z.string(), arrive: z.number(), leave: z.number() })
const because = z.string()
const id = z.string()

/** The changes of `domain/trip-diff`; a card with a kind unknown to this version is not drawn. */
const Line = z.discriminatedUnion('kind', [
  z.object({ id, because, kind: z.literal('added'), stop: Stop, to: Time }),
  z.object({ id, because, kind: z.literal('removed'), stop: Stop, from: Time }),
  z.object({ id, because, kind: z.enum(['moved', 'retimed']), stop: Stop, from: Time, to: Time }),
  z.object({ id, because, kind: z.literal('replaced'), stop: Stop, was: Stop, to: Time }),
  z.object({ id, because, kind: z.enum(['day-added', 'day-removed']), dayId: z.string() }),
  z.object({ id, because, kind: z.literal('edge'), dayId: z.string(), edge: z.enum(['start', 'end']), at: z.number() }),
  z.object({ id, because, kind: z.literal('dated'), from: z.string().nullable(), to: z.string().nullable() }),
  z.object({ id, because, kind: z.literal('wish'), wish: z.string() }),
])

const Common = z.looseObject({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  dayId: z.string().nullable(),
  stopIds: z.array(z.string()),
})

/** The fields that every finding has. A code without a text of ours is not shown. */
export const FindingData = z.custom<Finding>((value) => Common.safeParse(value).success)

export const TripChangeData = z.object({
  trip: Trip,
  daysBefore: z.array(z.string()),
  base: z.string(),
  changes: z.array(z.custom<TripChange>((value) => Line.safeParse(value).success)),
  findings: z.array(FindingData),
  places: z.record(z.string(), claim(z.unknown())),
})
