import { describe, expect, it } from 'vitest'

import packed from '../../packed/embassies.json' with { type: 'json' }
import { EMERGENCY_COUNTRIES } from '../emergency-numbers/index.ts'
import { EMBASSIES_SOURCE, embassiesIn, embassiesOf, nearestEmbassies } from './index.ts'

const LISBON = { latitude: 38.72, longitude: -9.14 }
const all = [...new Set(packed.rows.map((line) => line.slice(0, 2)))].flatMap(embassiesOf)

describe('embassies', () => {
  it('are all read, each once', () => {
    expect(all).toHaveLength(9776)
    expect(new Set(packed.rows).size).toBe(packed.rows.length)
  })

  it('have known countries, valid positions and valid links', () => {
    const countries = new Set(EMERGENCY_COUNTRIES)
    const wrong = all.filter(
      ({ operator, host, coordinates, website, wikidataId }) =>
        !countries.has(operator) ||
        !countries.has(host) ||
        !/^Q\d+$/.test(wikidataId) ||
        (website !== null && !/^https?:\/\//.test(website)) ||
        (coordinates !== null && (Math.abs(coordinates.latitude) > 85 || Math.abs(coordinates.longitude) > 180)),
    )
    expect(wrong).toEqual([])
  })

  it('of the United Kingdom in Portugal are an embassy and a consulate', () => {
    expect(embassiesIn('gb', 'pt').map(({ kind, city }) => [kind, city])).toEqual([
      ['embassy', 'Lisbon'],
      ['consulate', 'Portimão'],
    ])
  })

  it('of Andorra in France is in Paris, not in a district of it', () => {
    expect(embassiesIn('AD', 'FR')[0]?.city).toBe('Paris')
    expect(all.filter(({ city, coordinates }) => coordinates && city === null)).toEqual([])
  })

  it('nearest to Lisbon: the American one is in town', () => {
    const [nearest] = nearestEmbassies('US', LISBON, 1)
    expect(nearest?.embassy).toMatchObject({ host: 'PT', kind: 'embassy' })
    expect(nearest?.km).toBeLessThan(10)
  })

  it('of an unknown country are none', () => expect(nearestEmbassies('ZZ', LISBON, 3)).toEqual([]))
  it('are of November 2022', () => expect(EMBASSIES_SOURCE.checkedAt).toBe('2022-11-16'))
})
