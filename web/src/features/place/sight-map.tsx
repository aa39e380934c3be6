import type { CityGuide } from '@app/contracts/place-guide'

import { useMeasureLocale } from '../../api/profile/use-measure-locale.ts'
import { placeText as text } from '../../text/place.ts'
import { PointPlan } from '../../ui/chart/point-plan.tsx'
import { middleOf, zoomFor } from '../../ui/chart/point-view.ts'
import { MapOverPlan } from '../../ui/map/map-over-plan.tsx'

const HEIGHT_PX = 380

/** Drawn by the server as a plan of numbered points; a map that can be moved takes its place when the page is alive. */
export function SightMap({ guide }: { readonly guide: CityGuide }) {
  const locale = useMeasureLocale()
  const points = guide.sights.shown.map(({ coordinates }) => coordinates)
  const { latitude, longitude } = middleOf(points)
  return (
    <MapOverPlan
      plan={
        <PointPlan
          points={points}
          height={HEIGHT_PX}
          label={text('sights.chart', { place: guide.name })}
          locale={locale}
          className="h-[380px] rounded-sheet border border-line"
        />
      }
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
  )
}
