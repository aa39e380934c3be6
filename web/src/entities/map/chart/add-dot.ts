import type { Map as ChartMap } from 'maplibre-gl'

export const DOT = 'dot'
const SIDE = 16
const RADIUS = 4.5

/** The dot of a town. Drawn here, because there is no sprite server; the style gives it its colour. */
export function addDot(map: ChartMap): void {
  if (map.hasImage(DOT)) return
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const [x, y] = [(index % SIDE) + 0.5 - SIDE / 2, Math.floor(index / SIDE) + 0.5 - SIDE / 2]
    // A signed distance field: 0.75 at the edge, as the map expects.
    data[4 * index + 3] = 255 * Math.max(0, Math.min(1, 0.75 + (RADIUS - Math.hypot(x, y)) / 8))
  }
  map.addImage(DOT, { width: SIDE, height: SIDE, data }, { sdf: true, pixelRatio: 2 })
}
