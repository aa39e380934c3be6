import type { TripAsk } from '@app/domain/trip-draft'
import Crosshair from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { loadTripPlaces } from '../../../api/trips/trip-data.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Button } from '../../../ui/button.tsx'
import type { LatLng } from '../../../ui/map/map-marker.ts'
import { MapPanel } from '../../../ui/map/map-panel.tsx'
import { EMPTY_ASK } from '../ask/empty-ask.ts'

/** On land, with half a continent around it. */
const EUROPE: LatLng = { lat: 48, lng: 9 }
const HEIGHT = 330

/** The place under the cross is where the trip goes. */
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

/** Over the map once there is one. */
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

/** The same corner of the map is the same question, which a device may have kept. */
function round(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
