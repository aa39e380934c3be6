/** TC-12: the passport at each border. */
import { daysBetween } from '../../kernel/index.ts'
import type { Trip } from '../../trip/index.ts'
import type { CheckFacts, EntryFact } from '../check-facts.ts'
import type { Finding, FindingOf } from '../finding.ts'

export function checkBorders(trip: Trip, { entry = [] }: CheckFacts): readonly Finding[] {
  const countries = [...new Set(trip.days.map(({ city }) => city.country))]
  return countries.flatMap((country) => {
    const rule = entry.find((each) => each.country === country)
    if (!rule) return []
    const days = trip.days.filter(({ city }) => city.country === country)
    const stayDays = lengthOf(days)
    const because = reasonFor(rule, stayDays)
    if (!because) return []
    const severity = because === 'refused' || because === 'stay-too-long' ? 'error' : 'warning'
    const dayId = days[0]?.id ?? null
    const { allowedDays } = rule
    return [{ code: 'entry-rule', severity, dayId, stopIds: [], at: null, country, because, stayDays, allowedDays }]
  })
}

/** The days of arrival and departure both count. */
function lengthOf(days: Trip['days']): number {
  const dates = days.flatMap(({ date }) => (date ? [date] : [])).toSorted()
  const [first, last] = [dates.at(0), dates.at(-1)]
  return first && last ? Math.max(daysBetween(first, last) + 1, days.length) : days.length
}

function reasonFor(
  { requirement, allowedDays }: EntryFact,
  stayDays: number,
): FindingOf<'entry-rule'>['because'] | null {
  if (requirement === 'refused') return 'refused'
  if (allowedDays !== null && stayDays > allowedDays) return 'stay-too-long'
  return requirement === 'free' ? null : requirement
}
