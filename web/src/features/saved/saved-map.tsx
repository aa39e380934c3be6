import type { MapMarker } from '../../entities/map/map-marker.ts'
import { MapPanel } from '../../entities/map/map-panel.tsx'
import { placeOf } from '../../entities/save/save-place.ts'
import type { Save } from '../../entities/save/saved-item.ts'
import { savedText as text } from './saved-text.ts'

const HEIGHT_PX = 360
/** By the span of longitudes in degrees; beyond the last, the whole world. */
const ZOOMS = [
  [0.05, 13],
  [0.5, 10],
  [4, 7],
  [25, 4],
  [90, 2],
] as const

export function SavedMap({ saves }: { readonly saves: readonly Save[] }) {
  const markers = saves.flatMap((save): readonly MapMarker[] => {
    const position = placeOf(save)
    return position ? [{ position, title: save.title, info: text(`kind.${save.type}`) }] : []
  })
  const without = saves.length - markers.length
  if (markers.length === 0) return null
  const { center, zoom } = viewOf(markers)
  return (
    <div>
      <MapPanel
        key={markers.map(({ title }) => title).join('|')}
        center={center}
        zoom={zoom}
        markers={markers}
        height={HEIGHT_PX}
        label={text('map.label')}
      />
      {without > 0 && (
        <p className="mt-1 text-small text-soft">
          {without === 1 ? text('map.without.one') : text('map.without', { count: String(without) })}
        </p>
      )}
    </div>
  )
}

function viewOf(markers: readonly MapMarker[]) {
  const lats = markers.map(({ position }) => position.lat)
  const lngs = markers.map(({ position }) => position.lng)
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  const span = Math.max(spanOf(lats) * 2, spanOf(lngs))
  return { center: { lat: middle(lats), lng: middle(lngs) }, zoom: ZOOMS.find(([most]) => span <= most)?.[1] ?? 1 }
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
