/**
 * Since 27 February 2022 Russia and the countries that oppose its war have closed their airspace to each other (Council
 * Regulation (EU) 2022/334, Article 3d, and similar rules), and airlines of Japan and Korea avoid it: flights between
 * two of these countries do not cross Siberia.
 */
import { type Coordinates, distanceKm } from '../kernel/index.ts'

const KEEPS_AWAY: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK CA JP KR US'.split(
    ' ',
  ),
)
/** Rough outline of the country, with longitudes past the date line up to 190. */
const RUSSIA: readonly (readonly [longitude: number, latitude: number])[] = [
  [28, 60],
  [32, 52],
  [40, 50],
  [47, 47],
  [58, 51],
  [70, 55],
  [80, 51],
  [98, 51],
  [116, 50],
  [121, 53],
  [131, 48],
  [131, 43],
  [143, 46],
  [163, 59],
  [180, 63],
  [190, 66],
  [180, 71],
  [105, 78],
  [60, 70],
  [33, 69.5],
]
/** South of it between the Caucasus and the Tian Shan, or over the pole and the Bering Strait. */
const WAYS_AROUND: readonly (readonly Coordinates[])[] = [
  [
    { latitude: 41, longitude: 48 },
    { latitude: 43.5, longitude: 78 },
  ],
  [
    { latitude: 88, longitude: 0 },
    { latitude: 65, longitude: -170 },
  ],
]
const LOOKED_AT = 60

export type FlightEnd = { readonly coordinates: Coordinates; readonly country: string }

/** The distance an airliner flies; the great circle when nothing is in between. */
export function flownKm(from: FlightEnd, to: FlightEnd): number {
  const straight = distanceKm(from.coordinates, to.coordinates)
  const mustGoAround = KEEPS_AWAY.has(from.country) && KEEPS_AWAY.has(to.country)
  if (!mustGoAround || !crossesRussia(from.coordinates, to.coordinates)) return straight
  return Math.min(...WAYS_AROUND.flatMap((way) => [way, way.toReversed()]).map((way) => lengthOf([from, ...way, to])))
}

function lengthOf(points: readonly (FlightEnd | Coordinates)[]): number {
  const places = points.map((point) => ('coordinates' in point ? point.coordinates : point))
  return places.slice(1).reduce((sum, place, index) => sum + distanceKm(places[index] ?? place, place), 0)
}

function crossesRussia(from: Coordinates, to: Coordinates): boolean {
  return Array.from({ length: LOOKED_AT - 1 }, (_, step) => between(from, to, (step + 1) / LOOKED_AT)).some(isInRussia)
}

/** On the great circle: https://en.wikipedia.org/wiki/Slerp */
function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  const [a, b] = [toVector(from), toVector(to)]
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])))
  const [p, q] = [Math.sin((1 - share) * angle), Math.sin(share * angle)]
  const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]]
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
}

function toVector({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** A ray to the east crosses the border an odd number of times. */
function isInRussia({ latitude, longitude }: Coordinates): boolean {
  const east = longitude < -165 ? longitude + 360 : longitude
  const crossed = RUSSIA.filter(([lon, lat], index) => {
    const [otherLon, otherLat] = RUSSIA[(index + 1) % RUSSIA.length] ?? [lon, lat]
    const isBeside = lat > latitude !== otherLat > latitude
    return isBeside && east < lon + ((latitude - lat) * (otherLon - lon)) / (otherLat - lat)
  })
  return crossed.length % 2 === 1
}

const degrees = (radians: number): number => (radians * 180) / Math.PI
