import { type BorderArc, type CountryAt, locateCountry } from '@app/domain/country-borders'
import type { Coordinates } from '@app/domain/kernel'

import packed from '../../packed/country-borders.json' with { type: 'json' }
import { readPoints } from './point-digits.ts'

/** Phones log into masts across a border from about here, and the map is exact to 400 m only. */
const NEAR_KM = 3

let arcs: readonly BorderArc[] | undefined

/** In which country a point lies, and which others are near; territorial waters belong to the land. */
export function countryAt(at: Coordinates): CountryAt {
  arcs ??= packed.rows.map((line) => {
    const [sides = '', points = ''] = line.split('|')
    return { sides: sides.split(' '), points: readPoints(points) }
  })
  return locateCountry(arcs, at, NEAR_KM)
}
