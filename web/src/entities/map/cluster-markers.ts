import type { LatLng, MapMarker } from './map-marker.ts'

/** One pin, or several that would overlap. */
export type MarkerGroup = { readonly markers: readonly MapMarker[]; readonly position: LatLng }

type Placed = { readonly group: MarkerGroup; readonly x: number; readonly y: number }

const TILE_PIXELS = 512
/** From this zoom on even neighbours in one building are shown separately. */
const NEVER_TOGETHER_ZOOM = 17

/** Markers nearer to each other than `reachPx` at this zoom, and groups whose centres are, are merged. */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number, reachPx = 44): readonly MarkerGroup[] {
  let groups: readonly MarkerGroup[] = markers.map((marker) => ({ markers: [marker], position: marker.position }))
  if (zoom >= NEVER_TOGETHER_ZOOM) return groups
  // A group's centre moves as it grows, so two of them may come to overlap.
  for (let before = -1; before !== groups.length;) {
    before = groups.length
    groups = joinNear(groups, zoom, reachPx)
  }
  return groups
}

function joinNear(groups: readonly MarkerGroup[], zoom: number, reachPx: number): readonly MarkerGroup[] {
  const cells = new Map<string, Placed[][]>()
  const all: Placed[][] = []
  for (const group of groups) {
    const placed = { group, ...worldPixels(group.position, zoom) }
    const [column, row] = [Math.floor(placed.x / reachPx), Math.floor(placed.y / reachPx)]
    const near = neighbours(cells, column, row).find(([first]) => first && isNear(first, placed, reachPx))
    if (near) {
      near.push(placed)
      continue
    }
    const joined = [placed]
    all.push(joined)
    const cell = `${column} ${row}`
    cells.set(cell, [...(cells.get(cell) ?? []), joined])
  }
  return all.map((joined) => {
    const members = joined.flatMap(({ group }) => group.markers)
    return { markers: members, position: middleOf(members) }
  })
}

function neighbours(groups: ReadonlyMap<string, Placed[][]>, column: number, row: number): Placed[][] {
  const steps = [-1, 0, 1]
  return steps.flatMap((down) => steps.flatMap((right) => groups.get(`${column + right} ${row + down}`) ?? []))
}

function isNear(a: Placed, b: Placed, reachPx: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < reachPx
}

function middleOf(markers: readonly MapMarker[]): LatLng {
  const mean = (of: (position: LatLng) => number): number =>
    markers.reduce((sum, { position }) => sum + of(position), 0) / markers.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

/** Web Mercator, from the north-west corner of the world. */
function worldPixels({ lat, lng }: LatLng, zoom: number): { readonly x: number; readonly y: number } {
  const size = TILE_PIXELS * 2 ** zoom
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)) * size }
}
