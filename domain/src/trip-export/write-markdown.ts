import type { Stop, Trip, TripDay } from '../trip/index.ts'
import { clockOf, dayName, placeOfStop } from './day-lines.ts'

/** A page that reads well as plain text too. */
export function writeMarkdown(trip: Trip): string {
  const days = trip.days.flatMap((day, index) => writeDay(trip, day, index))
  const ideas = trip.ideas.flatMap((id) => trip.places[id]?.name ?? [])
  return [
    `# ${trip.title}`,
    '',
    ...days,
    ...(ideas.length > 0 ? ['## Ideas', '', ...ideas.map((name) => `- ${name}`), ''] : []),
  ].join('\n')
}

function writeDay(trip: Trip, day: TripDay, index: number): readonly string[] {
  return [
    `## ${dayName(day, index)}`,
    '',
    ...(day.note ? [day.note, ''] : []),
    ...day.stops.flatMap((stop) => writeStop(trip, stop)),
    '',
  ]
}

function writeStop(trip: Trip, stop: Stop): readonly string[] {
  const place = placeOfStop(stop, trip)
  const way = stop.leg && stop.leg.minutes > 0 ? ` (${stop.leg.minutes} min ${WAYS[stop.leg.mode]})` : ''
  const usual =
    place?.hours?.basis === 'usual' ? [`  - Hours not verified; usual for its kind: ${place.hours.text}`] : []
  const unknown = place && place.hours === null ? ['  - Hours unknown'] : []
  return [
    `- **${clockOf(stop.arrive)}–${clockOf(stop.leave)}** ${stop.title}${way}`,
    ...(place && place.name !== stop.title ? [`  - ${place.name}`] : []),
    ...stop.note.split('\n').flatMap((line) => (line.trim() ? [`  - ${line.trim()}`] : [])),
    ...usual,
    ...unknown,
  ]
}

const WAYS = { walk: 'on foot', transit: 'by transit', drive: 'by car', fly: 'by air', train: 'by train' } as const
