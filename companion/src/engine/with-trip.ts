import { Trip } from '@app/contracts/trips/trip'

import type { LookUps } from '../tools/look-ups.ts'
import type { Memory } from './reading/slots.ts'

/** Adds the device's current trip to the look-ups; data that are not a trip are ignored. */
export function withTrip(lookUps: LookUps, trip: unknown): LookUps {
  if (trip === undefined || trip === null) return lookUps
  const read = Trip.safeParse(trip)
  return read.success ? { ...lookUps, trip: read.data } : lookUps
}

/** Next to a trip, "there" is its destination unless another place was named. */
export function besideTrip(memory: Memory, { trip }: LookUps): Memory {
  const { cities, countries, days, people, dates } = memory.slots
  if (!trip || trip.days.length === 0 || cities.length + countries.length > 0) return memory
  const { adults, childAges } = trip.wishes
  const [start, end] = [trip.days[0]?.date, trip.days.at(-1)?.date]
  return {
    ...memory,
    slots: {
      ...memory.slots,
      cities: [...new Set(trip.days.flatMap(({ city }) => city.cityId ?? []))],
      days: days ?? trip.days.length,
      people: people ?? adults + childAges.length,
      dates: dates ?? (start && end ? { start, end, isExact: true } : null),
    },
  }
}
