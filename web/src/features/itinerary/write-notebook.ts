import { itineraryText as text } from '../../text/itinerary.ts'
import type { Notebook } from './notebook.ts'

const DAY_MS = 86_400_000

export function dayDate(start: string, index: number, locale: string): string | null {
  const first = Date.parse(`${start}T00:00:00Z`)
  if (Number.isNaN(first)) return null
  const words = locale.startsWith('en') ? locale : 'en-GB'
  const format = new Intl.DateTimeFormat(words, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.format(first + index * DAY_MS)
}

/** Plain text that reads well in a mail, a message or on paper; empty stops are left out. */
export function writeNotebook({ title, start, days }: Notebook, locale: string): string {
  const pages = days.map((day, index) => {
    const heading = [text('day', { number: String(index + 1) }), dayDate(start, index, locale), day.title]
    const stops = day.stops.filter((stop) => stop.text.trim() !== '' || stop.time !== '')
    return [
      heading.filter(Boolean).join(' · '),
      ...stops.map((stop) => `  ${stop.time.padEnd(5)}  ${stop.text.trim()}`),
    ]
  })
  return [title.trim() || text('trip'), '', ...pages.flatMap((page) => [...page, ''])].join('\n')
}
