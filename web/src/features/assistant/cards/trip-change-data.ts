import { claim } from '@app/contracts/claim'
import { Trip } from '@app/contracts/trip'
import type { TripChange } from '@app/domain/trip-diff'
import { z } from 'zod'

import { FindingData } from './finding-data.ts'

const Stop = z.looseObject({ id: z.string(), title: z.string(), placeId: z.string().nullable() })
const Time = z.object({ dayId: z.string(), arrive: z.number(), leave: z.number() })
const because = z.string()
const id = z.string()

/** As `domain/trip-diff` makes them; a kind that is not known here makes the card one of another time. */
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

export const TripChangeData = z.object({
  trip: Trip,
  daysBefore: z.array(z.string()),
  base: z.string(),
  changes: z.array(z.custom<TripChange>((value) => Line.safeParse(value).success)),
  findings: z.array(FindingData),
  places: z.record(z.string(), claim(z.unknown())),
})
