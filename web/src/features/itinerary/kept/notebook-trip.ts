import type { Stop, Trip } from '@app/domain/trip'

import { blankTrip, ownStop } from './blank-trip.ts'

type Line = { readonly id: string; readonly time: string; readonly text: string }
type Page = { readonly title: string; readonly stops: readonly Line[] }
type Notebook = { readonly title: string; readonly start: string; readonly days: readonly Page[] }

const FIRST_HOUR = 9 * 60
const CLOCK = /^(\d{1,2}):(\d{2})$/

/** The notebook that this page used to be, as a trip: every heading and every line of it. Null when nothing is in it. */
export function notebookTrip(stored: string, made: { readonly id: string; readonly timeZone: string }): Trip | null {
  const book = readNotebook(stored)
  const lines = book?.days.flatMap(({ title, stops }) => [title, ...stops.map(({ text }) => text)]) ?? []
  if (!book || ![book.title, ...lines].some((line) => line.trim() !== '')) return null
  const pages = book.days.map(({ title, stops }, day) => ({ note: title, stops: readStops(stops, day) }))
  return blankTrip({ ...made, title: book.title.trim(), firstDate: book.start }, pages)
}

/** A line without an hour follows the one above it. Those with hours go where the clock puts them. */
function readStops(lines: readonly Line[], day: number): readonly Stop[] {
  let free = FIRST_HOUR
  const stops = lines.flatMap(({ time, text }, index) => {
    if (text.trim() === '' && time === '') return []
    const arrive = minuteOf(time) ?? free
    free = arrive + 60
    return [ownStop(`note-${day + 1}-${index + 1}`, text.trim(), arrive)]
  })
  return stops.toSorted((one, other) => one.arrive - other.arrive)
}

function minuteOf(time: string): number | null {
  const [, hours, minutes] = CLOCK.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

function readNotebook(stored: string): Notebook | null {
  try {
    const { title, start, days } = JSON.parse(stored) as Partial<Notebook>
    const isBook = typeof title === 'string' && typeof start === 'string' && Array.isArray(days)
    const whole = isBook ? days.filter(isPage) : []
    return isBook && whole.length > 0 ? { title, start, days: whole } : null
  } catch {
    return null
  }
}

function isPage(value: unknown): value is Page {
  const { title, stops } = (value ?? {}) as Partial<Page>
  return typeof title === 'string' && Array.isArray(stops) && stops.every(isLine)
}

function isLine(value: unknown): value is Line {
  const { time, text } = (value ?? {}) as Partial<Line>
  return typeof time === 'string' && typeof text === 'string'
}
