import { describe, expect, it } from 'vitest'

import { deriveCityNames, type CitySources } from './derive-city-names.ts'
import { parseTable } from './read-table.ts'

const airport = (iata_code: string, municipality: string, latitude: number, more = {}) => ({
  iata_code,
  municipality,
  latitude_deg: String(latitude),
  longitude_deg: '10',
  iso_country: 'DE',
  name: 'Airport',
  keywords: '',
  type: 'large_airport',
  scheduled_service: 'yes',
  ...more,
})

const SOURCES: CitySources = {
  airports: [
    airport('AAA', 'Cologne', 50),
    airport('BBB', 'Elsewhere', 50.5, { keywords: 'Bonn, Köln' }),
    airport('CCC', 'Elsewhere', 51, { name: 'Cologne South Airport' }),
    airport('DDD', 'Cologne', 53),
    airport('EEE', 'Cologne', 50, { iso_country: 'AT' }),
    airport('FFF', 'Cologne', 50, { scheduled_service: 'no' }),
    airport('GGG', 'Littleton', 48),
    airport('HHH', 'Farm', 48),
  ],
  byTraffic: ['GGG', 'CCC', 'AAA'],
  largeCities: parseTable('geonameid,city,country,lat,lon,population\n1,Cologne,DE,50,10,1000000\n'),
  sights: parseTable(
    [
      'city_geonameid,city_name,city_km,country,lat,lon,licence',
      ...[48.1, 48.2, 48.3].map((latitude) => `2,Littleton,3,DE,${latitude},10,CC0-1.0`),
      '3,Farm,3,DE,48,10,ODbL-1.0',
      '3,Farm,20,DE,48,10,CC0-1.0',
    ].join('\n'),
  ),
  names: parseTable(
    [
      'geonameid,language,name',
      '1,de,Köln',
      '1,fr,Koln',
      '1,es,"Colonia - Köln (NRW, Rhein)"',
      '1,ru,Кёльн',
      '1,pl,Кельн',
      '2,sv,Ö',
    ].join('\n'),
  ),
}

describe('deriveCityNames', () => {
  it('joins airports to cities by place and name, the busiest first', () => {
    expect(deriveCityNames(SOURCES)).toEqual(['GGG|Littleton', 'CCC AAA BBB|Cologne|Colonia|Köln'])
  })
})

describe('parseTable', () => {
  it.each([
    ['a quoted field', 'a,b\n"x, ""y""\nz",2\n', [{ a: 'x, "y"\nz', b: '2' }]],
    [
      'empty fields and no last line end',
      'a,b\r\n,\r\n1,',
      [
        { a: '', b: '' },
        { a: '1', b: '' },
      ],
    ],
    ['nothing but names', 'a,b\n', []],
  ])('reads %s', (_, text, rows) => {
    expect(parseTable(text)).toEqual(rows)
  })
})
