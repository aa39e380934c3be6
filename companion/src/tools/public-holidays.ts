import { calendarDate, type CalendarDate, type Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { HolidayFact } from './look-ups.ts'
import { CountryInput, DateInput, defineTool, derive, found, unknown } from './tool.ts'

export type HolidaysCard = {
  readonly country: string
  readonly from: Claim<CalendarDate>
  readonly to: Claim<CalendarDate>
  readonly days: Claim<readonly HolidayFact[]>
}

/** Provinces set most holidays there: a gap in the national table proves nothing. */
const BY_PROVINCE: ReadonlySet<string> = new Set(['CA'])

export const publicHolidays = defineTool({
  name: 'public-holidays',
  about: 'Public holidays of a country between two days.',
  input: z.strictObject({ country: CountryInput, from: DateInput, to: DateInput }),
  run({ country, from, to }, { holidays }) {
    const yearEnd = calendarDate(`${from.slice(0, 4)}-12-31`)
    // Next year's may not be announced yet: then the known ones of this year are given.
    const whole = holidays(country, from, to)
    const days = whole ?? holidays(country, from, yearEnd)
    if (!days || (days.value.length === 0 && BY_PROVINCE.has(country))) return unknown('holidays')
    const last = whole ? to : yearEnd
    const card: HolidaysCard = { country, from: derive(days, from), to: derive(days, last), days }
    return found(card)
  },
})
