/** RFC 5545 (iCalendar). Times are written in UTC, so that no calendar has to know the zone's rules. */
import { addDays, calendarDate, type CalendarDate } from '../kernel/index.ts'
import { wallToUtcMinutes } from '../time-difference/index.ts'
import type { Stop, Trip, TripDay } from '../trip/index.ts'
import { clockOf, degreesOf, doubtOf, type ExportWords, LINE_END, placeOfStop } from './day-lines.ts'

const LINE_BYTES = 74
const EPOCH = calendarDate('1970-01-01')

/** Null for a trip without dates. `madeAt`: an instant in ISO, UTC. */
export function writeIcs(trip: Trip, madeAt: string, words: ExportWords): string | null {
  const dated = trip.days.flatMap((day) => (day.date === null ? [] : [{ day, date: day.date }]))
  if (dated.length === 0) return null
  const stamp = madeAt.replaceAll(/[-:]|\.\d+/g, '')
  const events = dated.flatMap(({ day, date }) =>
    day.stops.flatMap((stop) => writeEvent({ trip, day, date, stop, stamp, words })),
  )
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sojourn//Itinerary//EN', 'CALSCALE:GREGORIAN']
  return [...lines, `X-WR-CALNAME:${escapeText(trip.title)}`, ...events, 'END:VCALENDAR', ''].map(fold).join('\r\n')
}

type Event = {
  readonly trip: Trip
  readonly day: TripDay
  readonly date: CalendarDate
  readonly stop: Stop
  readonly stamp: string
  readonly words: ExportWords
}

function writeEvent({ trip, day, date, stop, stamp, words }: Event): readonly string[] {
  const place = placeOfStop(stop, trip)
  const description = [stop.note, doubtOf(place, words)].filter(Boolean).join('\n')
  const [from, to] = [stop.arrive, stop.leave].map((minute) => wallToUtcMinutes(day.timeZone, date, Math.round(minute)))
  return [
    'BEGIN:VEVENT',
    `UID:${safeId(stop.id)}@${safeId(trip.id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${instantOf(from!)}`,
    // When the clocks go forward, a stop that begins in the skipped hour would end before it begins.
    `DTEND:${instantOf(Math.max(from!, to!))}`,
    `SUMMARY:${escapeText(stop.title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(place
      ? [
          `LOCATION:${escapeText(`${place.name}, ${day.city.name}`)}`,
          `GEO:${degreesOf(place.coordinates.latitude)};${degreesOf(place.coordinates.longitude)}`,
        ]
      : []),
    'END:VEVENT',
  ]
}

function instantOf(utcMinutes: number): string {
  const day = Math.floor(utcMinutes / 1440)
  return `${addDays(EPOCH, day).replaceAll('-', '')}T${clockOf(utcMinutes - day * 1440).replace(':', '')}00Z`
}

/** Line ends are escaped; other control characters are removed. */
function escapeText(text: string): string {
  const lines = text
    .split(LINE_END)
    .map((line) => line.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]|\p{Surrogate}/gu, ''))
  return lines.map((line) => line.replaceAll(/[\\;,]/g, String.raw`\$&`)).join(String.raw`\n`)
}

/** Unique per id, without characters that could end a line or a value. */
function safeId(id: string): string {
  return id.replaceAll(/[^A-Za-z\d-]/gu, (char) => `_${(char.codePointAt(0) ?? 0).toString(16)}_`)
}

/** A line has at most 75 bytes; the rest continues after a space. No character is split. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const char of line) {
    const size = bytesOf(char)
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ''
      bytes = 1
    }
    part += char
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

function bytesOf(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}
