/**
 * The landmass of a city, so that no train to an island is offered. Written by hand: island countries, and boxes around
 * the islands of other countries. Bridges and tunnels join landmasses.
 */
import type { Coordinates } from '../kernel/index.ts'

export type CityEnd = { readonly country: string; readonly coordinates: Coordinates }

const list = (codes: string): readonly string[] => codes.split(' ')

/** Countries on one island each, or on the same as another. */
const ISLAND_OF: ReadonlyMap<string, string> = new Map([
  ...list('IS MT CY LK MG MU RE JM CU PR BB LC GD DM AW CW BM TW MQ').map((code) => [code, code] as const),
  ...['IE'].map((code) => [code, 'ireland'] as const),
  ...['HT', 'DO'].map((code) => [code, 'hispaniola'] as const),
  ...['MF', 'SX'].map((code) => [code, 'saint-martin'] as const),
  // Tunnels and bridges connect Kyushu to Hokkaido.
  ['JP', 'japan'],
  // Its northern border is closed.
  ['KR', 'korea'],
  ['AU', 'australia'],
])

/** Countries of so many islands that a box has to decide. */
const ARCHIPELAGOS = new Set(
  list('ID PH MV BS FJ CV SC KM YT ST TT VC AG KN TC KY VG VI AI BQ GP MS BL GL FO NZ TL PG SB VU NC PF CK WS TO KI'),
)

/** Without a name: several islands. */
type Box = readonly [island: string | null, country: string, south: number, west: number, north: number, east: number]

const BOXES: readonly Box[] = [
  ['ireland', 'GB', 54, -8.3, 55.4, -5.4],
  ['man', 'IM', 54, -5, 54.5, -4.2],
  ['shetland', 'GB', 59.8, -2.2, 61, -0.6],
  ['orkney', 'GB', 58.7, -3.5, 59.5, -2.3],
  // Skye has a bridge.
  ['lewis', 'GB', 57.75, -7.8, 58.6, -6.1],
  ['uist', 'GB', 56.7, -7.8, 57.75, -7],
  ['mallorca', 'ES', 39.2, 2.2, 40, 3.6],
  ['menorca', 'ES', 39.75, 3.7, 40.15, 4.4],
  ['ibiza', 'ES', 38.6, 1.1, 39.2, 1.7],
  ['tenerife', 'ES', 27.9, -17, 28.7, -16.1],
  ['gran-canaria', 'ES', 27.7, -15.9, 28.2, -15.3],
  ['lanzarote', 'ES', 28.8, -13.95, 29.4, -13.3],
  ['fuerteventura', 'ES', 28, -14.6, 28.79, -13.8],
  ['la-palma', 'ES', 28.4, -18.1, 28.9, -17.6],
  ['melilla', 'ES', 35.2, -3.1, 35.4, -2.8],
  ['ceuta', 'ES', 35.8, -5.5, 36, -5.2],
  ['madeira', 'PT', 32.5, -17.4, 33, -16.6],
  ['sao-miguel', 'PT', 37.7, -25.9, 37.95, -25.1],
  [null, 'PT', 36.8, -31.4, 39.8, -25],
  ['corsica', 'FR', 41.3, 8.4, 43.1, 9.7],
  ['sardinia', 'IT', 38.8, 8, 41.3, 9.9],
  ['sicily', 'IT', 36.5, 12.2, 38.35, 15.6],
  ['crete', 'GR', 34.8, 23.4, 35.8, 26.4],
  ['rhodes', 'GR', 35.8, 27.6, 36.6, 28.4],
  ['corfu', 'GR', 39.3, 19.5, 39.9, 20.15],
  ['zakynthos', 'GR', 37.6, 20.5, 37.95, 21.05],
  ['kefalonia', 'GR', 38, 20.3, 38.5, 20.9],
  [null, 'GR', 36.2, 24.2, 38, 27.5],
  ['lesbos', 'GR', 38.9, 25.8, 39.5, 26.7],
  ['gotland', 'SE', 56.9, 18, 58, 19.4],
  ['bornholm', 'DK', 54.9, 14.6, 55.4, 15.3],
  ['aland', 'AX', 59.7, 19, 60.7, 21.2],
  ['java', 'ID', -8.9, 105, -5.8, 114.6],
  ['bali', 'ID', -8.9, 114.61, -8, 115.75],
  ['lombok', 'ID', -9.1, 115.76, -8.1, 116.8],
  ['sumatra', 'ID', -6, 95, 6, 106.2],
  ['sulawesi', 'ID', -6, 118.7, 2, 125.4],
  ['borneo', 'ID', -4.3, 108.8, 4.4, 119.1],
  ['borneo', 'MY', 0.8, 109.5, 7.5, 119.4],
  ['borneo', 'BN', 4, 114, 5.1, 115.5],
  ['luzon', 'PH', 12.5, 119.7, 18.7, 124.3],
  ['mindanao', 'PH', 5.5, 121.8, 9.9, 126.7],
  ['south-island', 'NZ', -46.8, 166.3, -40.4, 174.45],
  ['north-island', 'NZ', -41.7, 172.6, -34.3, 178.7],
  ['tasmania', 'AU', -43.8, 144.4, -40.5, 148.6],
  ['okinawa', 'JP', 24, 122.8, 27.2, 128.6],
  ['hainan', 'CN', 18.1, 108.5, 20.2, 111.2],
  ['jeju', 'KR', 33.1, 126.1, 33.6, 127],
  ['samui', 'TH', 9.4, 99.9, 9.8, 100.15],
  ['zanzibar', 'TZ', -6.5, 39.1, -5.7, 39.6],
  ['pemba', 'TZ', -5.5, 39.5, -4.8, 40],
  ['oahu', 'US', 21.2, -158.3, 21.75, -157.6],
  ['maui', 'US', 20.5, -156.75, 21.1, -155.9],
  ['hawaii', 'US', 18.9, -156.1, 20.3, -154.8],
  ['kauai', 'US', 21.8, -159.8, 22.3, -159.2],
  ['vancouver-island', 'CA', 48.3, -128.5, 50.9, -123.25],
  ['newfoundland', 'CA', 46.5, -59.5, 51.7, -52.5],
  ['cozumel', 'MX', 20.2, -87.03, 20.65, -86.7],
  [null, 'EC', -1.5, -92, 1.7, -89],
  ['san-andres', 'CO', 12.4, -81.8, 13.5, -81.2],
  ['fernando', 'BR', -4, -32.6, -3.7, -32.3],
  ['rapa-nui', 'CL', -27.3, -109.6, -27, -109.1],
  ['fuego', 'AR', -55.2, -68.7, -52.6, -63.7],
]

/** Null when it is one of many islands, and unknown which. */
export function landmassOf({ country, coordinates: { latitude, longitude } }: CityEnd): string | null {
  const box = BOXES.find(
    ([, of, south, west, north, east]) =>
      of === country && latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
  if (box) return box[0]
  if (ARCHIPELAGOS.has(country)) return null
  return ISLAND_OF.get(country) ?? 'mainland'
}
