import type { Coordinates } from '@app/domain/kernel'
import type { DayId, Trip } from '@app/domain/trip'
import { placeOf } from '@app/domain/trip-edit'

import { usePageConfig } from '../../../api/page-config.tsx'
import { itineraryText as text } from '../../../text/itinerary.ts'
import type { MapMarker } from '../../../ui/map/map-marker.ts'
import { MapPanel } from '../../../ui/map/map-panel.tsx'
import { formatClock } from '../../../ui/trip-findings/format-plan.ts'
import { marksOf } from './format-day.ts'

type Props = {
  readonly trip: Trip
  /** Null: all of them. */
  readonly dayId: DayId | null
  readonly onDay?: (dayId: DayId | null) => void
  readonly height: number
}

/** One day at a time, with the numbers of its stops; or all of them. */
export function TripMap({ trip, dayId, onDay, height }: Props) {
  const { locale } = usePageConfig()
  const chosen = trip.days.find(({ id }) => id === dayId)
  const days = chosen ? [chosen] : trip.days
  const markers = days.flatMap((day): readonly MapMarker[] => {
    const marks = marksOf(day)
    return day.stops.flatMap((stop) => {
      const place = placeOf(stop, trip.places)
      if (!place) return []
      const { latitude, longitude } = place.coordinates
      const mark = chosen ? { mark: String(marks.get(stop.id) ?? '') } : {}
      return [
        {
          position: { lat: latitude, lng: longitude },
          title: stop.title,
          info: formatClock(stop.arrive, locale),
          ...mark,
        },
      ]
    })
  })
  const points = markers.map(({ position: { lat, lng } }) => ({ latitude: lat, longitude: lng }))
  const view = viewOf(points.length > 0 ? points : days.map(({ city }) => city.coordinates))
  const number = trip.days.findIndex(({ id }) => id === dayId) + 1
  return (
    <section aria-label={text('map.trip')} className="min-w-0">
      {onDay && (
        <div className="scroll-strip mb-2 flex gap-1 overflow-x-auto" role="group" aria-label={text('map.trip')}>
          {[
            { id: null, label: text('map.all') },
            ...trip.days.map(({ id }, index) => ({ id, label: String(index + 1) })),
          ].map(({ id, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={id === (chosen?.id ?? null)}
              aria-label={id === null ? label : text('map.day', { number: label })}
              onClick={() => onDay(id)}
              className="chart-label min-h-11 min-w-11 shrink-0 cursor-pointer rounded-control border border-line px-3 text-soft hover:border-tide aria-pressed:border-tide aria-pressed:bg-tide aria-pressed:text-on-tide"
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <MapPanel
        label={chosen ? text('map.day', { number: String(number) }) : text('map.trip')}
        center={view.center}
        zoom={view.zoom}
        markers={markers}
        height={height}
      />
    </section>
  )
}

const TILE_DEGREES = 360
/** So many tiles of the world fit into the frame. */
const FRAME_TILES = 0.8

/** So that all of them are seen, with a margin. */
export function viewOf(points: readonly Coordinates[]) {
  const lats = points.map(({ latitude }) => latitude)
  const lngs = points.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const stretch = 1 / Math.max(0.2, Math.cos(((south + north) / 2) * (Math.PI / 180)))
  const span = Math.max(east - west, (north - south) * stretch, 0.004) * 1.35
  const zoom = Math.log2((TILE_DEGREES * FRAME_TILES) / span)
  return {
    center: { lat: (south + north) / 2, lng: (west + east) / 2 },
    zoom: Math.max(1, Math.min(16, Math.round(zoom * 4) / 4)),
  }
}
