import { addDays, type CalendarDate, daysBetween } from '@app/domain/kernel'
import type { TripRequest } from '@app/domain/trip-request'

import type { Fact } from './travel-bench.ts'

const core = (name: string, ours: unknown, theirs: unknown): Fact => ({ name, ours, theirs, isCore: true })
const wish = (name: string, ours: unknown, theirs: unknown): Fact => ({ name, ours, theirs, isCore: false })

/** In this set a request without a number of people is for one. */
export function travelPlannerFacts(label: Record<string, unknown>, request: TripRequest): readonly Fact[] {
  const rules = (label['local_constraint'] ?? {}) as Record<string, unknown>
  const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String).toSorted() : [])
  return [
    core('org', request.origin?.value.name ?? null, label['org']),
    core('dest', request.destinations[0]?.value.name ?? null, label['dest']),
    core('days', request.days?.value ?? null, label['days']),
    core('date', datesOf(request), label['date']),
    core('people_number', request.travellers?.value.people ?? 1, label['people_number']),
    core('budget', request.budget ? request.budget.value.minorUnits / 100 : null, label['budget']),
    wish('cuisine', request.cuisines.map(({ value }) => value).toSorted(), list(rules['cuisine'])),
    wish('house rule', request.houseRules[0]?.value ?? null, rules['house rule'] ?? null),
    wish('room type', request.roomKind?.value ?? null, rules['room type'] ?? null),
    wish(
      'transportation',
      request.avoided[0] ? `no ${request.avoided[0].value}` : null,
      rules['transportation'] ?? null,
    ),
  ]
}

function datesOf({ dates }: TripRequest): readonly CalendarDate[] {
  if (!dates) return []
  const { start, end } = dates.value
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day))
}
