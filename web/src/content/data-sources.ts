/** What ships with the app and where it comes from. A test holds the list against datasets/sources/README.md. */
export type DataSource = {
  readonly name: string
  readonly url: string
  readonly usedFor: string
  readonly licence: string
  /** ISO date. */
  readonly asOf: string
}

export const DATA_SOURCES: readonly DataSource[] = [
  {
    name: 'OurAirports',
    url: 'https://ourairports.com/data/',
    usedFor: 'Airports, their codes and positions',
    licence: 'Public domain',
    asOf: '2026-05-15',
  },
  {
    name: 'OpenTravelData',
    url: 'https://github.com/opentraveldata/opentraveldata',
    usedFor: 'Which airports are large, so that lists begin with them',
    licence: 'CC BY 4.0',
    asOf: '2026-08-21',
  },
  {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    usedFor: 'Names of cities in many languages',
    licence: 'CC BY 4.0',
    asOf: '2023-03-05',
  },
  {
    name: 'Natural Earth',
    url: 'https://www.naturalearthdata.com/',
    usedFor: 'Every coastline on these pages, at 1:50 million',
    licence: 'Public domain',
    asOf: '2023-01-01',
  },
  {
    name: 'Copernicus Climate Change Service (ECMWF)',
    url: 'https://cds.climate.copernicus.eu/',
    usedFor: 'Warmth and rain by month, ERA5, 2020 to 2024',
    licence: 'CC BY 4.0',
    asOf: '2024-12-31',
  },
  {
    name: 'The Economist',
    url: 'https://github.com/TheEconomist/big-mac-data',
    usedFor: 'Big Mac index, for a first idea of prices',
    licence: 'CC BY 4.0',
    asOf: '2026-01-01',
  },
  {
    name: 'European Commission',
    url: 'https://eur-lex.europa.eu/eli/C/2024/5687/oj',
    usedFor: 'Which countries the rules on late flights cover',
    licence: 'Facts, written down by hand',
    asOf: '2026-11-15',
  },
]
