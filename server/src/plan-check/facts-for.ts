import { countryName } from '@app/datasets/city-search'
import { COUNTRIES } from '@app/datasets/countries'
import type { VisaRequirement } from '@app/domain/entry-rules'
import { calendarDate } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { Trip } from '@app/domain/trip'
import type { CheckFacts, EntryFact, HolidayCalendar } from '@app/domain/trip-checker'

import type { PlaceTables } from '../places/place-data.ts'

const REQUIREMENTS: Readonly<Record<VisaRequirement, EntryFact['requirement']>> = {
  own: 'free',
  'visa-free': 'free',
  'visa-on-arrival': 'authorisation',
  eta: 'authorisation',
  'e-visa': 'visa',
  'visa-required': 'visa',
  'no-admission': 'refused',
}

/** The facts of the packed tables about the days and countries of a trip. */
export function factsFor(trip: Trip, asked: string, { holidays, visas, climate }: PlaceTables): CheckFacts {
  const passport = countryNamed(asked)
  const countries = [...new Set(trip.days.map(({ city }) => city.country))]
  const cityIds = [...new Set(trip.days.flatMap(({ city }) => city.cityId ?? []))]
  return {
    holidays: countries.flatMap((country) => calendarsOf(country, trip, holidays)),
    entry: countries.flatMap((country): readonly EntryFact[] => {
      const rule = visas.passports.includes(passport) ? visas.between(passport, country) : undefined
      return rule ? [{ country, requirement: REQUIREMENTS[rule.requirement], allowedDays: rule.days }] : []
    }),
    climate: cityIds.flatMap((cityId) => {
      const year = climate.of(cityId)
      return year ? [{ cityId, meanC: year.meanC, rainMm: year.rainMm }] : []
    }),
  }
}

function countryNamed(asked: string): string {
  const wanted = foldText(asked)
  const country = COUNTRIES.find(({ code }) => code.toLowerCase() === wanted || foldText(countryName(code)) === wanted)
  return country?.code ?? ''
}

/** A year without a single holiday is missing from the table. */
function calendarsOf(country: string, trip: Trip, holidays: PlaceTables['holidays']): readonly HolidayCalendar[] {
  const years = [...new Set(trip.days.flatMap(({ date }) => date?.slice(0, 4) ?? []))]
  return years.flatMap((year) => {
    const [from, to] = [calendarDate(`${year}-01-01`), calendarDate(`${year}-12-31`)]
    const days = holidays.between(country, from, to)
    return days.length > 0
      ? [{ country, from, to, days: days.map(({ date, name, isEstimated }) => ({ date, name, isEstimated })) }]
      : []
  })
}
