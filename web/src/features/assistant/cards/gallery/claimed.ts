import type { CalledTool } from '@app/contracts/assistant'
import { calendarDate, type Claim } from '@app/domain/kernel'

const SOURCES = {
  geonames: ['GeoNames', 'https://www.geonames.org/', '2023-03-05'],
  hand: ['Written by hand; positions compared with Wikidata', 'https://www.wikidata.org/', '2026-11-15'],
  visas: ['Passport Index Dataset', 'https://github.com/imorte/passport-index-data', '2026-11-01'],
  canada: ['Government of Canada', 'https://travel.gc.ca/destinations/thailand', '2026-08-22'],
  state: ['US Department of State', 'https://travel.state.gov/en/international-travel.html', '2026-11-02'],
  fcdo: ['UK Foreign, Commonwealth & Development Office', 'https://www.gov.uk/foreign-travel-advice', '2026-08-22'],
  rates: ['Currency-api', 'https://github.com/fawazahmed0/exchange-api', '2026-11-14'],
  era5: ['ERA5 monthly means 2020 to 2024, ECMWF', 'https://cds.climate.copernicus.eu/', '2024-12-31'],
  countries: ['Countries list by Annexare', 'https://github.com/annexare/Countries', '2026-11-15'],
  iec: ['IEC World Plugs', 'https://www.iec.ch/world-plugs', '2017-01-01'],
  latitude: ['Computed from the latitude', 'sojourn:daylight', '2026-11-01'],
  guide: ['Sojourn editors', 'sojourn:guide', '2026-11-01'],
  holidays: ['date-holidays', 'https://github.com/commenthol/date-holidays', '2026-11-01'],
  law: ['EUR-Lex, Regulation (EC) No 261/2004', 'https://eur-lex.europa.eu/eli/reg/2004/261/oj', '2026-11-15'],
  airports: ['OurAirports', 'https://ourairports.com/data/', '2026-05-15'],
  convention: [
    'Montreal Convention, Articles 17 and 31',
    'https://eur-lex.europa.eu/eli/dec/2001/539/oj',
    '2026-11-18',
  ],
  rail: ['EUR-Lex, Regulation (EU) 2021/782', 'https://eur-lex.europa.eu/eli/reg/2021/782/oj', '2026-11-19'],
  embassies: ['Wikidata, by the Database of Embassies', 'https://www.wikidata.org/', '2022-11-16'],
} as const

export type SampleSource = keyof typeof SOURCES

export function claimed<Value>(
  value: Value,
  from: SampleSource,
  status: Claim<unknown>['status'] = 'verified',
): Claim<Value> {
  const [title, url, day] = SOURCES[from]
  return { value, source: { title, url }, checkedAt: calendarDate(day), status }
}

const city = (name: string, country: string, latitude: number, longitude: number, timeZone: string) =>
  claimed({ name, country, coordinates: { latitude, longitude }, timeZone }, 'geonames')

export const LISBON = city('Lisbon', 'PT', 38.7167, -9.1333, 'Europe/Lisbon')
export const PORTO = city('Porto', 'PT', 41.1496, -8.611, 'Europe/Lisbon')
export const NEW_YORK = city('New York City', 'US', 40.7143, -74.006, 'America/New_York')
export const TOKYO = city('Tokyo', 'JP', 35.6895, 139.6917, 'Asia/Tokyo')
export const BERLIN = city('Berlin', 'DE', 52.5244, 13.4105, 'Europe/Berlin')
export const REYKJAVIK = city('Reykjavík', 'IS', 64.1355, -21.8954, 'Atlantic/Reykjavik')

export function foundBy(tool: string, card: Record<string, unknown>, input: unknown = {}): CalledTool {
  return { tool, input, result: { kind: 'found', card } }
}
