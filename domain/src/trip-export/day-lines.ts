import type { CalendarDate } from '../kernel/index.ts'
import type { MinuteOfDay, Stop, Trip, TripDay, TripPlace } from '../trip/index.ts'

/** 25:30 is half past one of the next morning. */
export function clockOf(minute: MinuteOfDay): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const ofDay = ((minute % 1440) + 1440) % 1440
  return `${two(Math.floor(ofDay / 60))}:${two(Math.round(ofDay % 60))}`
}

export function placeOfStop({ placeId }: Stop, { places }: Pick<Trip, 'places'>): TripPlace | null {
  return placeId === null ? null : (places[placeId] ?? null)
}

/** Formats the trip's machine-readable values in the traveller's language. */
export type ExportWords = {
  readonly date: (date: CalendarDate) => string
  /** Of opening hours in the notation of OpenStreetMap. */
  readonly hours: (hours: string) => string
}

export function dayName(day: TripDay, index: number, words: ExportWords): string {
  return [`Day ${index + 1}`, day.date && words.date(day.date), day.city.name].filter(Boolean).join(' · ')
}

/** A warning to check the hours first; null when they are from a source. */
export function doubtOf(place: TripPlace | null, words: ExportWords): string | null {
  if (!place || place.hours?.basis === 'source') return null
  return place.hours ? `Hours not verified; usual for its kind: ${words.hours(place.hours.text)}` : 'Hours unknown'
}

export function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }
  // Characters that XML 1.0 cannot represent are removed: one of them makes the whole file unreadable.
  return text
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/[&<>"']/g, (char) => entities[char] ?? char)
}

/** To a tenth of a metre, and never as 1e-7, which maps and calendars cannot parse. */
export function degreesOf(value: number): string {
  return String(Number(Number(value).toFixed(6)))
}

/** Every kind of line ending. */
export const LINE_END = /\r\n|[\r\n\u2028\u2029]/
