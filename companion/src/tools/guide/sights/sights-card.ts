import { type GuideDayTrip, type GuideSight, guideClaim, type WeekdayCode } from '@app/domain/guide'
import type { Coordinates } from '@app/domain/kernel'

import { type FactRow, fillLabel, linkTo, type Spoken } from '../facts-card.ts'
import type { GuideWriting } from '../guide-writing.ts'

export type SightRow = FactRow & { readonly coordinates: Coordinates | null }
export type SightsCard = Spoken & { readonly rows: readonly SightRow[] }

const WEEKDAYS: readonly WeekdayCode[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Length, price and what to know before a visit; usual times, not checked on site. */
export function sightRow(sight: GuideSight, where: string | null, asOf: string, writing: GuideWriting): SightRow {
  const parts = [
    ...(where === null ? [] : [where]),
    writing.minutes(sight.durationMinutes),
    ...(sight.fee ? [writing.price(sight.fee)] : []),
    ...closedParts(sight, writing),
    ...bookingParts(sight, writing),
    ...(sight.note === null ? [] : [sight.note]),
  ]
  return {
    id: `sight.${sight.id}`,
    label: nameOf(sight, writing.language),
    value: guideClaim(parts.join(' · '), asOf),
    link: linkTo(sight.domain),
    coordinates: sight.coordinates,
  }
}

export function tripRow(trip: GuideDayTrip, asOf: string, writing: GuideWriting): SightRow {
  const { modes } = writing.words.names
  const [mode] = trip.modes
  const parts = [
    `${writing.minutes(trip.travelMinutes)}${mode === undefined ? '' : `, ${modes[mode]}`}`,
    ...(trip.cost ? [writing.price(trip.cost)] : []),
    ...bookingParts(trip, writing),
    ...trip.highlights.slice(0, 1),
    ...(trip.note === null ? [] : [trip.note]),
  ]
  return {
    id: `sight.${trip.id}`,
    label: trip.name,
    value: guideClaim(parts.join(' · '), asOf),
    link: null,
    coordinates: trip.coordinates,
  }
}

export function nameOf({ name, otherNames }: GuideSight, language: string): string {
  return otherNames.find((other) => other.language === language)?.name ?? name
}

function closedParts({ closedDays }: GuideSight, { words, list, weekday }: GuideWriting): readonly string[] {
  const days = (closedDays ?? []).flatMap((day) => (day === 'hol' ? [] : [weekday(WEEKDAYS.indexOf(day))]))
  return days.length === 0 ? [] : [fillLabel(words.labels.closed, { days: list(days) })]
}

function bookingParts({ booking }: Pick<GuideSight, 'booking'>, { words, unit }: GuideWriting): readonly string[] {
  if (booking.need === 'none') return []
  if (booking.need === 'useful') return [words.labels['book.useful']]
  return [fillLabel(words.labels['book.essential'], { days: unit(Math.max(1, booking.daysAhead), 'day') })]
}
