import type { Stop, Trip, TripDay } from '../trip/index.ts'
import { clockOf, dayName, doubtOf, type ExportWords, LINE_END, placeOfStop } from './day-lines.ts'

/** Readable as plain text too. */
export function writeMarkdown(trip: Trip, words: ExportWords): string {
  const days = trip.days.flatMap((day, index) => writeDay(trip, day, index, words))
  const ideas = trip.ideas.flatMap((id) => trip.places[id]?.name ?? [])
  return [
    `# ${onOneLine(trip.title)}`,
    '',
    ...days,
    ...(ideas.length > 0 ? ['## Ideas', '', ...ideas.map((name) => `- ${onOneLine(name)}`), ''] : []),
  ].join('\n')
}

function writeDay(trip: Trip, day: TripDay, index: number, words: ExportWords): readonly string[] {
  return [
    `## ${onOneLine(dayName(day, index, words))}`,
    '',
    ...(day.note ? [day.note.split(LINE_END).map(escapeMarkdown).join('\n'), ''] : []),
    ...day.stops.flatMap((stop) => writeStop(trip, stop, words)),
    '',
  ]
}

function writeStop(trip: Trip, stop: Stop, words: ExportWords): readonly string[] {
  const place = placeOfStop(stop, trip)
  const way = stop.leg && stop.leg.minutes > 0 ? ` (${stop.leg.minutes} min ${WAYS[stop.leg.mode]})` : ''
  const doubt = doubtOf(place, words)
  return [
    `- **${clockOf(stop.arrive)}–${clockOf(stop.leave)}** ${onOneLine(stop.title)}${way}`,
    ...(place && place.name !== stop.title ? [`  - ${onOneLine(place.name)}`] : []),
    ...stop.note.split(LINE_END).flatMap((line) => (line.trim() ? [`  - ${escapeMarkdown(line.trim())}`] : [])),
    ...(doubt === null ? [] : [`  - ${onOneLine(doubt)}`]),
  ]
}

const WAYS = { walk: 'on foot', transit: 'by transit', drive: 'by car', fly: 'by air', train: 'by train' } as const

function onOneLine(text: string): string {
  return escapeMarkdown(text.split(LINE_END).join(' '))
}

/** Travellers' text is shown literally: it creates no link, picture, element or heading. */
export function escapeMarkdown(line: string): string {
  return line
    .replaceAll(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replace(/^(\s*)([#+=-])/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])/, String.raw`$1\$2`)
}
