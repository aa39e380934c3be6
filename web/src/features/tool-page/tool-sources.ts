import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

type DatedSource = { readonly source: Source; readonly checkedAt: CalendarDate }

const read = (checkedAt: string, title: string, url: string): DatedSource => ({
  source: { title, url },
  checkedAt: calendarDate(checkedAt),
})

/** Must agree with the packed data; the test beside this file compares them. */
export const AIRPORTS = read('2026-05-15', 'OurAirports', 'https://ourairports.com/data/')
export const AIRPORT_PLACES = read('2023-03-05', 'GeoNames', 'https://www.geonames.org/')
export const ROUTES = read(
  '2022-01-01',
  'OpenTravelData contributors',
  'https://github.com/opentraveldata/opentraveldata',
)
export const COUNTRIES = read('2026-11-15', 'Countries list by Annexare', 'https://github.com/annexare/Countries')
export const CLIMATE = read(
  '2024-12-31',
  'ERA5 monthly means 2020 to 2024, Copernicus Climate Change Service (ECMWF)',
  'https://cds.climate.copernicus.eu/',
)
export const PRICES = read('2026-01-01', 'Big Mac index, The Economist', 'https://github.com/TheEconomist/big-mac-data')

export const BORDERS_CODE = read(
  '2026-11-15',
  'EUR-Lex, Regulation (EU) 2016/399, Article 6(1)(a)',
  'https://eur-lex.europa.eu/eli/reg/2016/399/oj',
)
export const DRIVING_SIDES = read(
  '2026-11-15',
  'World Standards, left and right driving countries',
  'https://www.worldstandards.eu/cars/list-of-left-driving-countries/',
)
export const HURRICANES = read(
  '2026-11-15',
  'NOAA National Hurricane Center, climatology',
  'https://www.nhc.noaa.gov/climo/',
)
export const EMERGENCY_112 = read(
  '2026-11-15',
  'European Union, 112 emergency number',
  'https://european-union.europa.eu/live-work-study/112-emergency-number_en',
)
