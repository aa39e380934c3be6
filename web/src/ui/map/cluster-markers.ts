import type { LatLng, MapMarker } from './map-marker.ts'

/** One pin, or several that would lie on each other. */
export type MarkerGroup = { readonly markers: readonly MapMarker[]; readonly position: LatLng }

type Placed = { readonly marker: MapMarker; readonly x: number; readonly y: number }

const TILE_PIXELS = 512
/** From here on even neighbours in one building are shown each by itself. */
const NEVER_TOGETHER_ZOOM = 17

/** Each marker joins the first group whose first member is nearer than `reachPx` at this zoom. */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number, reachPx = 44): readonly MarkerGroup[] {
  if (zoom >= NEVER_TOGETHER_ZOOM) return markers.map((marker) => ({ markers: [marker], position: marker.position }))
  const groups = new Map<string, Placed[][]>()
  const all: Placed[][] = []
  for (const marker of markers) {
    const placed = { marker, ...worldPixels(marker.position, zoom) }
    const [column, row] = [Math.floor(placed.x / reachPx), Math.floor(placed.y / reachPx)]
    const near = neighbours(groups, column, row).find(([first]) => first && isNear(first, placed, reachPx))
    if (near) {
      near.push(placed)
      continue
    }
    const group = [placed]
    all.push(group)
    const cell = `${column} ${row}`
    groups.set(cell, [...(groups.get(cell) ?? []), group])
  }
  return all.map((group) => ({ markers: group.map(({ marker }) => marker), position: middleOf(group) }))
}

function neighbours(groups: ReadonlyMap<string, Placed[][]>, column: number, row: number): Placed[][] {
  const steps = [-1, 0, 1]
  return steps.flatMap((down) => steps.flatMap((right) => groups.get(`${column + right} ${row + down}`) ?? []))
}

function isNear(a: Placed, b: Placed, reachPx: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < reachPx
}

function middleOf(group: readonly Placed[]): LatLng {
  const mean = (of: (position: LatLng) => number): number =>
    group.reduce((sum, { marker }) => sum + of(marker.position), 0) / group.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

/** Web Mercator, from the north-west corner of the world. */
function worldPixels({ lat, lng }: LatLng, zoom: number): { readonly x: number; readonly y: number } {
  const size = TILE_PIXELS * 2 ** zoom
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)) * size }
}
