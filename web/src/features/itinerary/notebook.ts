/** A trip as somebody writes it down. Every change makes a new notebook, so that an undo is the old one. */
export type Stop = { readonly id: string; readonly time: string; readonly text: string }
export type Day = { readonly id: string; readonly title: string; readonly stops: readonly Stop[] }
export type Notebook = { readonly title: string; readonly start: string; readonly days: readonly Day[] }

export const NOTEBOOK_KEY = 'itinerary-notebook'

export const EMPTY_NOTEBOOK: Notebook = {
  title: '',
  start: '',
  days: [{ id: 'first', title: '', stops: [{ id: 'first', time: '', text: '' }] }],
}

export function readNotebook(stored: unknown): Notebook {
  const { title, start, days } = (stored ?? {}) as Partial<Notebook>
  if (typeof title !== 'string' || typeof start !== 'string' || !Array.isArray(days)) return EMPTY_NOTEBOOK
  const whole = days.filter(isDay)
  return whole.length > 0 ? { title, start, days: whole } : EMPTY_NOTEBOOK
}

function isDay(value: unknown): value is Day {
  const { id, title, stops } = (value ?? {}) as Partial<Day>
  return typeof id === 'string' && typeof title === 'string' && Array.isArray(stops) && stops.every(isStop)
}

function isStop(value: unknown): value is Stop {
  const { id, time, text } = (value ?? {}) as Partial<Stop>
  return [id, time, text].every((part) => typeof part === 'string')
}

export function changeDay(book: Notebook, dayId: string, change: (day: Day) => Day): Notebook {
  return { ...book, days: book.days.map((day) => (day.id === dayId ? change(day) : day)) }
}

export function changeStop(book: Notebook, dayId: string, stopId: string, changes: Partial<Stop>): Notebook {
  return changeDay(book, dayId, (day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop.id === stopId ? { ...stop, ...changes } : stop)),
  }))
}

export function addDay(book: Notebook, id: string): Notebook {
  return { ...book, days: [...book.days, { id, title: '', stops: [{ id: `${id}-1`, time: '', text: '' }] }] }
}

export function addStop(book: Notebook, dayId: string, id: string): Notebook {
  return changeDay(book, dayId, (day) => ({ ...day, stops: [...day.stops, { id, time: '', text: '' }] }))
}

/** The last day is never removed but emptied: a notebook has a page to write on. */
export function removeDay(book: Notebook, dayId: string): Notebook {
  const days = book.days.filter(({ id }) => id !== dayId)
  return { ...book, days: days.length > 0 ? days : EMPTY_NOTEBOOK.days }
}

export function removeStop(book: Notebook, dayId: string, stopId: string): Notebook {
  return changeDay(book, dayId, (day) => ({ ...day, stops: day.stops.filter(({ id }) => id !== stopId) }))
}

export function moveDay(book: Notebook, dayId: string, by: -1 | 1): Notebook {
  return { ...book, days: moved(book.days, dayId, by) }
}

/** Beyond the first or last stop of a day it goes on to the day before or after. */
export function moveStop(book: Notebook, dayId: string, stopId: string, by: -1 | 1): Notebook {
  const dayIndex = book.days.findIndex(({ id }) => id === dayId)
  const day = book.days[dayIndex]
  const stop = day?.stops.find(({ id }) => id === stopId)
  if (!day || !stop) return book
  const isAtEdge = stop === (by < 0 ? day.stops[0] : day.stops.at(-1))
  if (!isAtEdge) return changeDay(book, dayId, (own) => ({ ...own, stops: moved(own.stops, stopId, by) }))
  const neighbour = book.days[dayIndex + by]
  if (!neighbour) return book
  return changeDay(removeStop(book, dayId, stopId), neighbour.id, (own) => ({
    ...own,
    stops: by < 0 ? [...own.stops, stop] : [stop, ...own.stops],
  }))
}

function moved<Item extends { readonly id: string }>(items: readonly Item[], id: string, by: -1 | 1): readonly Item[] {
  const index = items.findIndex((item) => item.id === id)
  const item = items[index]
  if (!item || !items[index + by]) return items
  return items.with(index, items[index + by]!).with(index + by, item)
}
