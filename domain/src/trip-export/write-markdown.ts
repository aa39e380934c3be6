import type { Stop, Trip, TripDay } from '../trip/index.ts'
import { clockOf, dayName, LINE_END, placeOfStop } from './day-lines.ts'

/** A page that reads well as plain text too. */
export function writeMarkdown(trip: Trip): string {
  const days = trip.days.flatMap((day, index) => writeDay(trip, day, index))
  const ideas = trip.ideas.flatMap((id) => trip.places[id]?.name ?? [])
  return [
    `# ${onOneLine(trip.title)}`,
    '',
    ...days,
    ...(ideas.length > 0 ? ['## Ideas', '', ...ideas.map((name) => `- ${onOneLine(name)}`), ''] : []),
  ].join('\n')
}

function writeDay(trip: Trip, day: TripDay, index: number): readonly string[] {
  return [
    `## ${onOneLine(dayName(day, index))}`,
    '',
    ...(day.note ? [day.note.split(LINE_END).map(escapeMarkdown).join('\n'), ''] : []),
    ...day.stops.flatMap((stop) => writeStop(trip, stop)),
    '',
  ]
}

function writeStop(trip: Trip, stop: Stop): readonly string[] {
  const place = placeOfStop(stop, trip)
  const way = stop.leg && stop.leg.minutes > 0 ? ` (${stop.leg.minutes} min ${WAYS[stop.leg.mode]})` : ''
  const usual =
    place?.hours?.basis === 'usual'
      ? [`  - Hours not verified; usual for its kind: ${onOneLine(place.hours.text)}`]
      : []
  const unknown = place && place.hours === null ? ['  - Hours unknown'] : []
  return [
    `- **${clockOf(stop.arrive)}–${clockOf(stop.leave)}** ${onOneLine(stop.title)}${way}`,
    ...(place && place.name !== stop.title ? [`  - ${onOneLine(place.name)}`] : []),
    ...stop.note.split(LINE_END).flatMap((line) => (line.trim() ? [`  - ${escapeMarkdown(line.trim())}`] : [])),
    ...usual,
    ...unknown,
  ]
}

const WAYS = { walk: 'on foot', transit: 'by transit', drive: 'by car', fly: 'by air', train: 'by train' } as const

function onOneLine(text: string): string {
  return escapeMarkdown(text.split(LINE_END).join(' '))
}

/** What somebody wrote is shown as they wrote it: no link, no picture, no element, no heading comes of it. */
export function escapeMarkdown(line: string): string {
  return line
    .replaceAll(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replace(/^(\s*)([#+=-])/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])/, String.raw`$1\$2`)
}
