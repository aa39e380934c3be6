import type { Coordinates } from '@app/domain/kernel'

import type { MapView } from '../../../entities/map/map-engine.ts'

type Frame = { readonly width: number; readonly height: number }

const TILE_PIXELS = 512
/** Room around the points: a pin stands above its point and must stay clickable. */
const MARGIN = { side: 30, top: 58, bottom: 26 }
/** The zoom for a single point. */
const MOST_ZOOM = 15.5
const LEAST_SPAN = 1e-6

/** The centre and zoom at which every pin is fully visible, in Web Mercator. */
export function viewOf(points: readonly Coordinates[], { width, height }: Frame): MapView {
  const xs = points.map(({ longitude }) => (longitude + 180) / 360)
  const ys = points.map(({ latitude }) => fromNorth(latitude))
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fits = (pixels: number, span: number): number =>
    Math.log2(Math.max(40, pixels) / (TILE_PIXELS * Math.max(span, LEAST_SPAN)))
  const closest = Math.min(
    fits(width - 2 * MARGIN.side, east - west),
    fits(height - MARGIN.top - MARGIN.bottom, south - north),
    MOST_ZOOM,
  )
  const zoom = Math.max(1, Math.floor(closest * 4) / 4)
  const shift = (MARGIN.top - MARGIN.bottom) / 2 / (TILE_PIXELS * 2 ** zoom)
  return {
    center: { lat: toLatitude((north + south) / 2 - shift), lng: ((west + east) / 2) * 360 - 180 },
    zoom,
  }
}

function fromNorth(latitude: number): number {
  const angle = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180
  return 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)
}

function toLatitude(y: number): number {
  return (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI
}
