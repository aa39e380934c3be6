import type { Coordinates } from '@app/domain/kernel'

type Side = 'left' | 'right' | 'above' | 'below'
export type ChartCity = Coordinates & { readonly name: string; readonly side: Side }

/** City centres after GeoNames (CC BY 4.0), rounded to a hundredth of a degree. */
const city = (name: string, latitude: number, longitude: number, side: Side): ChartCity => ({
  name,
  latitude,
  longitude,
  side,
})

const REYKJAVIK = city('Reykjavík', 64.15, -21.94, 'right')
const LISBON = city('Lisbon', 38.72, -9.14, 'left')
const MARRAKESH = city('Marrakesh', 31.63, -8.0, 'right')
const OSLO = city('Oslo', 59.91, 10.75, 'right')
const LONDON = city('London', 51.51, -0.13, 'left')
const ISTANBUL = city('Istanbul', 41.01, 28.95, 'above')
const CAIRO = city('Cairo', 30.06, 31.25, 'left')
const ROME = city('Rome', 41.89, 12.51, 'above')
const DUBAI = city('Dubai', 25.07, 55.17, 'left')

/** The label's position as a share of the route, chosen to avoid other names. */
export type Way = { readonly from: ChartCity; readonly to: ChartCity; readonly labelAt: number }

/** All of them east of the text: a line behind a text looks like a mistake. */
export const WIDE_WAYS: readonly Way[] = [
  { from: LISBON, to: ISTANBUL, labelAt: 0.3 },
  { from: REYKJAVIK, to: CAIRO, labelAt: 0.26 },
  { from: OSLO, to: MARRAKESH, labelAt: 0.22 },
  { from: LONDON, to: DUBAI, labelAt: 0.3 },
]

export const NARROW_WAYS: readonly Way[] = [
  { from: LISBON, to: ISTANBUL, labelAt: 0.3 },
  { from: ROME, to: CAIRO, labelAt: 0.55 },
]
