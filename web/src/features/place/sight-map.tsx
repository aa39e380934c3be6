import type { CityGuide } from '@app/contracts/place-guide'
import { lazy, Suspense, useSyncExternalStore } from 'react'

import { useMeasureLocale } from '../../api/profile/use-measure-locale.ts'
import { placeText as text } from '../../text/place.ts'
import { PointPlan } from '../../ui/chart/point-plan.tsx'
import { middleOf, zoomFor } from '../../ui/chart/point-view.ts'

const MapPanel = lazy(async () => ({ default: (await import('../../ui/map/map-panel.tsx')).MapPanel }))

const HEIGHT_PX = 380

/** Drawn by the server as a plan of numbered points; a map that can be moved takes its place when the page is alive. */
export function SightMap({ guide }: { readonly guide: CityGuide }) {
  const isAlive = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  const locale = useMeasureLocale()
  const points = guide.sights.shown.map(({ coordinates }) => coordinates)
  const plan = (
    <PointPlan
      points={points}
      height={HEIGHT_PX}
      label={text('sights.chart', { place: guide.name })}
      locale={locale}
      className="h-[380px] rounded-sheet border border-line"
    />
  )
  if (!isAlive) return plan
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
