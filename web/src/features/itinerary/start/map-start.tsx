import type { TripAsk } from '@app/domain/trip-draft'
import Crosshair from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import type { LatLng } from '../../../entities/map/map-marker.ts'
import { MapPanel } from '../../../entities/map/map-panel.tsx'
import { loadTripPlaces } from '../../../entities/trip/trip-data.ts'
import { Button } from '../../../ui/button.tsx'
import { EMPTY_ASK } from '../ask/empty-ask.ts'
import { itineraryText as text } from '../itinerary-text.ts'

/** The initial view: on land, with half a continent around it. */
const EUROPE: LatLng = { lat: 48, lng: 9 }
const HEIGHT = 330

/** Starts a trip at the place under the cross. */
export function MapStart({ onPlace }: { readonly onPlace: (ask: TripAsk) => void }) {
  const config = usePageConfig()
  const center = useRef<LatLng>(EUROPE)
  const [isLooking, setLooking] = useState(false)
  const [problem, setProblem] = useState('')
  const [isDrawn, setDrawn] = useState(false)

  async function begin(): Promise<void> {
    setLooking(true)
    setProblem('')
    try {
      const { lat, lng } = center.current
      const { city } = await loadTripPlaces(config, { latitude: round(lat), longitude: round(lng) })
      if (!city) return setProblem(text('map.none'))
      const { timeZone, ...found } = city
      onPlace({ ...EMPTY_ASK, cities: [{ city: found, timeZone, nights: null }] })
    } catch {
      setProblem(text('plan.offline'))
    } finally {
      setLooking(false)
    }
  }

  return (
    <section aria-labelledby="map-start" className="min-w-0 noscript:hidden">
      <h2 id="map-start" className="font-display text-title">
        {text('map.title')}
      </h2>
      <p className="mt-1 text-small text-soft">{text('map.text')}</p>
      <div className="relative mt-3">
        <MapPanel
          label={text('map.label')}
          center={EUROPE}
          zoom={4}
          height={HEIGHT}
          isOwn
          onReady={() => setDrawn(true)}
          onMoved={(moved) => {
            center.current = moved
          }}
        />
        {isDrawn && <Cross />}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" isBusy={isLooking} onClick={() => void begin()}>
          {text('map.here')}
        </Button>
        {problem && (
          <p role="alert" className="text-small font-medium text-signal">
            {problem}
          </p>
        )}
      </div>
    </section>
  )
}

/** Shown over the map once it has loaded. */
function Cross() {
  return (
    <svg
      width="1"
      height={HEIGHT}
      className="pointer-events-none absolute start-1/2 top-0 overflow-visible text-signal"
      aria-hidden="true"
    >
      <Crosshair x={-16} y={HEIGHT / 2 - 16} width={32} height={32} strokeWidth={1.5} />
    </svg>
  )
}

/** Rounded, so that nearby points share one cached request. */
function round(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
