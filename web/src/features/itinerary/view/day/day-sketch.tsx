import type { Coordinates } from '@app/domain/kernel'
import type { Stop, Trip, TripDay } from '@app/domain/trip'
import { placeOf } from '@app/domain/trip-edit'

const SIZE = 44
const MARGIN = 7
/** Stops in one street are not spread over the whole sketch. */
const NARROWEST_DEGREES = 0.006

type Point = readonly [x: number, y: number]

type Props = { readonly day: TripDay; readonly stop: Stop; readonly places: Trip['places'] }

/** The way of the day as a line through its places, with this stop on it: true to the map, north up. */
export function DaySketch({ day, stop, places }: Props) {
  const placed = day.stops.flatMap((each) => {
    const place = placeOf(each, places)
    return place ? [{ id: each.id, at: place.coordinates }] : []
  })
  const own = placed.findIndex(({ id }) => id === stop.id)
  const points = sketchPoints(placed.map(({ at }) => at))
  const [x, y] = points[own] ?? [SIZE / 2, SIZE / 2]
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="size-11 rounded-control bg-sea" fill="none" aria-hidden="true">
      {points.length > 1 && (
        <path
          d={`M${points.map((point) => point.join(' ')).join('L')}`}
          className="stroke-edge"
          strokeLinejoin="round"
        />
      )}
      {points.map(([left, top], index) =>
        index === own ? null : <circle key={placed[index]?.id} cx={left} cy={top} r="1.75" className="fill-tide" />,
      )}
      {own >= 0 && <circle cx={x} cy={y} r="4" className="fill-signal stroke-raised" strokeWidth="1.500" />}
    </svg>
  )
}

/** In the middle of a square, with the same scale both ways. */
export function sketchPoints(places: readonly Coordinates[]): readonly Point[] {
  if (places.length === 0) return []
  const lats = places.map(({ latitude }) => latitude)
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2
  const shrink = Math.max(0.1, Math.cos((middle * Math.PI) / 180))
  const xs = places.map(({ longitude }) => longitude * shrink)
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...lats), Math.max(...lats)]
  const scale = (SIZE - 2 * MARGIN) / Math.max(east - west, north - south, NARROWEST_DEGREES)
  const round = (value: number): number => Math.round(value * 10) / 10
  return places.map(({ latitude }, index): Point => [
    round(SIZE / 2 + ((xs[index] ?? 0) - (west + east) / 2) * scale),
    round(SIZE / 2 - (latitude - (south + north) / 2) * scale),
  ])
}
