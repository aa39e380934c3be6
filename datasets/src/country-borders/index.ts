import { type BorderArc, type CountryAt, locateCountry } from '@app/domain/country-borders'
import type { Coordinates } from '@app/domain/kernel'

import packed from '../../packed/country-borders.json' with { type: 'json' }
import { readPoints } from './point-digits.ts'

/** From about this distance phones connect to masts across the border, and the map is only exact to 400 m. */
const NEAR_KM = 3

let arcs: readonly BorderArc[] | undefined

/** The country of a position, and nearby ones; territorial waters belong to the land. */
export function countryAt(at: Coordinates): CountryAt {
  arcs ??= packed.rows.map((line) => {
    const [sides = '', points = ''] = line.split('|')
    return { sides: sides.split(' '), points: readPoints(points) }
  })
  return locateCountry(arcs, at, NEAR_KM)
}
