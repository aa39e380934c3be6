import type { CalendarDate, Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { HolidayFact } from './look-ups.ts'
import { CountryInput, DateInput, defineTool, derive, found, unknown } from './tool.ts'

export type HolidaysCard = {
  readonly country: string
  readonly from: Claim<CalendarDate>
  readonly to: Claim<CalendarDate>
  readonly days: Claim<readonly HolidayFact[]>
}

export const publicHolidays = defineTool({
  name: 'public-holidays',
  about: 'Public holidays of a country between two days.',
  input: z.strictObject({ country: CountryInput, from: DateInput, to: DateInput }),
  run({ country, from, to }, { holidays }) {
    const days = holidays(country, from, to)
    if (!days) return unknown('holidays')
    const card: HolidaysCard = { country, from: derive(days, from), to: derive(days, to), days }
    return found(card)
  },
})
