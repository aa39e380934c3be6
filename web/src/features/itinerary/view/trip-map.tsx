import type { DayId, Trip, TripDay } from '@app/domain/trip'
import { placeOf } from '@app/domain/trip-edit'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useLayout } from '../../../device/screen/use-layout.ts'
import { type MapMarker, PIN_TONES } from '../../../entities/map/map-marker.ts'
import { MapPanel } from '../../../entities/map/map-panel.tsx'
import { formatClock } from '../../../entities/trip/findings/format-plan.ts'
import { itineraryText as text } from '../itinerary-text.ts'
import { marksOf } from './day/stop-words.ts'
import { viewOf } from './view-of.ts'

type Props = {
  readonly trip: Trip
  /** Null: all days. */
  readonly dayId: DayId | null
  readonly onDay?: (dayId: DayId | null) => void
  readonly height: number
}

/** The smallest frame of either layout; the server renders without knowing its width. */
const PHONE_WIDTH = 330
const DESK_WIDTH = 390

/** One day with its numbered stops, or all days. */
export function TripMap({ trip, dayId, onDay, height }: Props) {
  const { locale } = usePageConfig()
  const isMobile = useLayout() === 'mobile'
  const chosen = trip.days.find(({ id }) => id === dayId)
  const days = chosen ? [chosen] : trip.days
  const number = trip.days.findIndex(({ id }) => id === dayId) + 1
  const stops = days.flatMap((day) => stopPins(trip, day, chosen !== undefined, locale))
  const markers = [...stops, ...bedPins(days)]
  const points = markers.map(({ position: { lat, lng } }) => ({ latitude: lat, longitude: lng }))
  const view = viewOf(points.length > 0 ? points : days.map(({ city }) => city.coordinates), {
    width: isMobile ? PHONE_WIDTH : DESK_WIDTH,
    height,
  })
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

/** Numbers stops for one day, and days, each in its own colour, for the whole trip. */
function stopPins(trip: Trip, day: TripDay, isAlone: boolean, locale: string): readonly MapMarker[] {
  const marks = marksOf(day)
  const index = trip.days.indexOf(day)
  return day.stops.flatMap((stop) => {
    const place = placeOf(stop, trip.places)
    if (!place) return []
    const { latitude, longitude } = place.coordinates
    const time = formatClock(stop.arrive, locale)
    const number = String(index + 1)
    return [
      {
        position: { lat: latitude, lng: longitude },
        title: stop.title,
        info: isAlone ? time : `${text('day', { number })}, ${time}`,
        mark: isAlone ? String(marks.get(stop.id) ?? '') : number,
        tone: (index % PIN_TONES) + 1,
      },
    ]
  })
}

/** The lodging, once the traveller has chosen it. */
function bedPins(days: readonly TripDay[]): readonly MapMarker[] {
  const edges = days.flatMap(({ city, start, end }) => [start, end].filter(({ title }) => title && title !== city.name))
  const lodgings = edges.filter(({ bufferMinutes }) => bufferMinutes === 0)
  const once = new Map(lodgings.map((edge) => [`${edge.coordinates.latitude} ${edge.coordinates.longitude}`, edge]))
  return [...once.values()].map(({ title, coordinates: { latitude, longitude } }) => ({
    position: { lat: latitude, lng: longitude },
    title,
    info: text('map.lodging'),
    tone: 0,
  }))
}
