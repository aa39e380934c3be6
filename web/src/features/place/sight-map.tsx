import type { CityGuide } from '@app/contracts/place-guide'
import { lazy, Suspense, useSyncExternalStore } from 'react'

import { placeText as text } from '../../text/place.ts'
import { SightChart } from './sight-chart.tsx'
import { middleOf, zoomFor } from './sight-view.ts'

const MapPanel = lazy(async () => ({ default: (await import('../../ui/map/map-panel.tsx')).MapPanel }))

const HEIGHT_PX = 380

/** Drawn by the server as a plan of numbered points; a map that can be moved takes its place when the page is alive. */
export function SightMap({ guide }: { readonly guide: CityGuide }) {
  const isAlive = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  const plan = <SightChart guide={guide} height={HEIGHT_PX} />
  if (!isAlive) return plan
  const points = guide.sights.shown.map(({ coordinates }) => coordinates)
  const { latitude, longitude } = middleOf(points)
  return (
    <Suspense fallback={plan}>
      <MapPanel
        center={{ lat: latitude, lng: longitude }}
        zoom={zoomFor(points)}
        height={HEIGHT_PX}
        label={text('sights.map', { place: guide.name })}
        markers={guide.sights.shown.map(({ name, kind, coordinates }, place) => ({
          position: { lat: coordinates.latitude, lng: coordinates.longitude },
          title: `${place + 1}. ${name}`,
          info: kind.replaceAll('_', ' '),
        }))}
      />
    </Suspense>
  )
}

function noChange(): () => void {
  return () => undefined
}
