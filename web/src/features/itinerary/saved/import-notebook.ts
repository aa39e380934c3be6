import type { Stop, Trip } from '@app/domain/trip'

import { dropFlag, readFlag } from '../../../device/storage/flags.ts'
import { NOTEBOOK_KEY } from '../../../entities/trip/plans-in-flight.ts'
import { tripStore } from '../../../entities/trip/trip-store.ts'
import { blankTrip, ownStop } from './blank-trip.ts'

type Line = { readonly id: string; readonly time: string; readonly text: string }
type Page = { readonly title: string; readonly stops: readonly Line[] }
type Notebook = { readonly title: string; readonly start: string; readonly days: readonly Page[] }

const FIRST_HOUR = 9 * 60
const CLOCK = /^(\d{1,2}):(\d{2})$/

/** Reads the notebook of the first version of this page as a trip; null when it is empty. */
export function notebookTrip(stored: string, made: { readonly id: string; readonly timeZone: string }): Trip | null {
  const book = readNotebook(stored)
  const lines = book?.days.flatMap(({ title, stops }) => [title, ...stops.map(({ text }) => text)]) ?? []
  if (!book || ![book.title, ...lines].some((line) => line.trim() !== '')) return null
  const pages = book.days.map(({ title, stops }, day) => ({ note: title, stops: readStops(stops, day) }))
  return blankTrip({ ...made, title: book.title.trim(), firstDate: book.start }, pages)
}

/** Lines with a time are sorted by it; a line without one follows the line above. */
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

/** Saves the old notebook as a trip and deletes it once the trip is saved. */
export function importNotebook(): void {
  const stored = readFlag(NOTEBOOK_KEY)
  if (stored === null) return
  const trip = notebookTrip(stored, {
    id: crypto.randomUUID(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  const changedAt = new Date().toISOString()
  const isKept =
    trip === null ||
    tripStore.put(
      { trip, ask: null, sentence: '', owner: null, version: null, changedAt },
      tripStore.get().openId === null,
    )
  if (isKept) dropFlag(NOTEBOOK_KEY)
}
