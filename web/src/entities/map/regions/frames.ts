import type { Frame } from '@app/contracts/map-regions'
import { type Coordinates, distanceKm } from '@app/domain/kernel'

const KM_PER_DEGREE = 111.2
/** Places that are nearer to each other than this are one area. */
const JOINED_KM = 25
const MARGIN_KM = 3
const MOST_FRAMES = 24

/** A square around a point. */
export function frameAround({ latitude, longitude }: Coordinates, reachKm: number): Frame {
  return widen([longitude, latitude, longitude, latitude], reachKm)
}

/** The areas that some places lie in: one for each group of near ones, the largest groups first. */
export function framesAround(points: readonly Coordinates[]): readonly Frame[] {
  const groups: Coordinates[][] = []
  for (const point of points) {
    const near = groups.filter((group) => group.some((other) => distanceKm(point, other) <= JOINED_KM))
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([point, ...near.flat()])
  }
  return groups
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_FRAMES)
    .map((group) => {
      const lats = group.map(({ latitude }) => latitude)
      const lngs = group.map(({ longitude }) => longitude)
      return widen([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], MARGIN_KM)
    })
}

/** As far as the frame lies on the map: a part beyond the date line is left out. */
function widen([west, south, east, north]: Frame, km: number): Frame {
  const up = km / KM_PER_DEGREE
  const side = up / Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180))
  return [Math.max(-180, west - side), Math.max(-85, south - up), Math.min(180, east + side), Math.min(85, north + up)]
}
