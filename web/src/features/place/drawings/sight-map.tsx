import { PointPlan } from '../../../entities/map/drawing/point-plan.tsx'
import { frameAll, middleOf, zoomFor, zoomOf } from '../../../entities/map/drawing/point-view.ts'
import { MapOverPlan } from '../../../entities/map/map-over-plan.tsx'
import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { countFirst } from '../count-first.ts'
import type { GuidePlace } from '../guide-place.ts'
import { placeText as text } from '../place-text.ts'

const HEIGHT_PX = 380
/** The height of the map on a phone. */
const SEEN_PX = 300

/** Rendered by the server as a plan of numbered points; after hydration an interactive map replaces it. */
export function SightMap({ guide }: { readonly guide: GuidePlace }) {
  const locale = useMeasureLocale()
  // More markers than the list shows at once would overlap.
  const sights = guide.sights.shown.slice(0, countFirst(guide.sights.shown))
  const points = sights.map(({ coordinates }) => coordinates)
  // Sights of other lists far out of town may be outside the view; the guide's main sights may not.
  const isWhole = guide.guide?.scope === 'whole'
  const whole = frameAll(points, SEEN_PX, SEEN_PX)
  const { latitude, longitude } = isWhole ? whole.middle : middleOf(points)
  return (
    <MapOverPlan
      plan={
        <PointPlan
          points={points}
          isWhole={isWhole}
          height={HEIGHT_PX}
          label={text('sights.chart', { place: guide.name })}
          locale={locale}
          className="h-[380px] rounded-sheet border border-line"
        />
      }
      center={{ lat: latitude, lng: longitude }}
      zoom={isWhole ? zoomOf(whole.pixelsPerDegree) : zoomFor(points)}
      height={HEIGHT_PX}
      label={text('sights.map', { place: guide.name })}
      markers={sights.map(({ name, kind, coordinates }, place) => ({
        position: { lat: coordinates.latitude, lng: coordinates.longitude },
        title: `${place + 1}. ${name}`,
        info: kind.replaceAll('_', ' '),
      }))}
    />
  )
}
