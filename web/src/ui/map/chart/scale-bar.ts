import { formatLength } from '../../../text/format-length.ts'
import type { ScaleBar } from '../map-engine.ts'

const EQUATOR_M = 40_075_016.686
const TILE_PIXELS = 512
const WIDEST_PIXELS = 96
/** Further out a bar would be true for the middle of the map alone. */
const NEAREST_ZOOM = 6

/** The longest round length that fits beside the coordinates, as charts have it in their margin. */
export function scaleBar(latitude: number, zoom: number, locale: string): ScaleBar | null {
  if (zoom < NEAREST_ZOOM) return null
  const metresPerPixel = (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoom)
  const most = metresPerPixel * WIDEST_PIXELS
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = power * ([5, 2].find((times) => times * power <= most) ?? 1)
  return { pixels: Math.round(metres / metresPerPixel), label: formatLength(metres, locale) }
}
