import type { CalendarDate, Claim } from '@app/domain/kernel'
import { timeDifferenceMinutes } from '@app/domain/time-difference'
import { z } from 'zod'

import type { KnownCity } from './look-ups.ts'
import { CityInput, DateInput, defineTool, derive, found, resolveCity, unknown } from './tool.ts'

export type TimeDifferenceCard = {
  readonly here: Claim<KnownCity>
  readonly there: Claim<KnownCity>
  readonly date: Claim<CalendarDate>
  /** How far the clock there is ahead; negative when behind. */
  readonly aheadMinutes: Claim<number>
}
export type ClockCard = {
  readonly city: Claim<KnownCity>
  readonly instant: Claim<{ readonly epochMs: number; readonly timeZone: string }>
}

export const timeDifference = defineTool({
  name: 'time-difference',
  about: 'By how many hours the clocks of two cities differ on a day.',
  input: z.strictObject({ here: CityInput, there: CityInput, date: DateInput.optional() }),
  run({ here, there, date }, lookUps) {
    const [from, to] = [resolveCity(here, lookUps), resolveCity(there, lookUps)]
    if (!from || !to) return unknown('city')
    const day = date ?? lookUps.today
    const card: TimeDifferenceCard = {
      here: from,
      there: to,
      date: derive(to, day),
      aheadMinutes: derive(to, timeDifferenceMinutes(from.value.timeZone, to.value.timeZone, day)),
    }
    return found(card)
  },
})

export const localTime = defineTool({
  name: 'local-time',
  about: 'What a clock in a city shows now.',
  input: z.strictObject({ city: CityInput }),
  run({ city }, lookUps) {
    const place = resolveCity(city, lookUps)
    if (!place) return unknown('city')
    const card: ClockCard = {
      city: place,
      instant: derive(place, { epochMs: lookUps.now, timeZone: place.value.timeZone }),
    }
    return found(card)
  },
})
