import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadHolidays } from './index.ts'

const holidays = await loadHolidays(readPackedFile)
const names = (country: string, from: string, to: string) =>
  holidays.between(country, calendarDate(from), calendarDate(to)).map(({ date, name }) => `${date} ${name}`)

describe('loadHolidays', () => {
  it('has three years of nearly every country', () => {
    expect(holidays.size).toBe(10_432)
    expect(holidays.countries.length).toBeGreaterThan(230)
  })
  it('finds Bastille Day, including both ends of a range', () => {
    expect(names('FR', '2027-07-14', '2027-07-14')).toEqual([expect.stringMatching(/^2027-07-14 /)])
    expect(names('FR', '2027-07-15', '2027-07-20')).toEqual([])
  })
  it('marks the end of Ramadan as an estimate', () => {
    const days = holidays.between('AE', calendarDate('2027-01-01'), calendarDate('2027-12-31'))
    expect(days.some(({ isEstimated }) => isEstimated)).toBe(true)
    expect(days.find(({ date }) => date === '2027-01-01')?.isEstimated).toBe(false)
  })
})
