import type { MapMarker } from '../map-marker.ts'
import type { GoogleMaps } from './google-maps.ts'

/** The tones of map.css by day: Google's map has no night, and its pins know no custom properties. */
const TONES = ['#132633', '#076169', '#86572c', '#3e623f', '#774562', '#465682', '#89493d']
const ON_TONE = '#fffdf8'
/** A drop whose point is where the place lies. */
const DROP = 'M0 0C-3-7-10-11-10-18a10 10 0 1 1 20 0C10-11 3-7 0 0z'
const MIDDLE_OF_DROP = -18

/** The number and the colour that the pin has on our own chart; Google's red drop where it has none. */
export function pinOf(maps: GoogleMaps, { mark, tone }: MapMarker): object {
  if (tone === undefined) return mark ? { label: mark } : {}
  const icon = {
    path: DROP,
    fillColor: TONES[tone % TONES.length],
    fillOpacity: 1,
    strokeColor: ON_TONE,
    strokeWeight: 1.5,
    labelOrigin: new maps.Point(0, MIDDLE_OF_DROP),
  }
  return { icon, ...(mark && { label: { text: mark, color: ON_TONE, fontSize: '12px', fontWeight: '700' } }) }
}
