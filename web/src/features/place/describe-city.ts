import type { CityGuide } from '@app/contracts/place-guide'
import { slugOf } from '@app/domain/place-address'

import { formatCoordinates, formatDistance } from '../../text/format.ts'
import { placeText as text } from './place-text.ts'
import { monthRuns } from './year/months.ts'

/** A city and its country; with its region if the country has several cities of that name. */
export function placeName({ name, division, countryName, path }: CityGuide): string {
  const isPlain = path.endsWith(`/${slugOf(name)}`) || division === null
  return [name, ...(isPlain || !division ? [] : [division]), ...(name === countryName ? [] : [countryName])].join(', ')
}

export function cityTitle(guide: CityGuide): string {
  const title = guide.isThin ? 'head.title.small' : guide.guide ? 'head.title.guide' : 'head.title'
  return text(title, { place: placeName(guide) })
}

/** The few facts that characterise a city. */
export function cityDescription(guide: CityGuide): string {
  const { climate, sights, airports, population, coordinates } = guide
  const [airport] = airports.value
  const best = climate?.value.best
  const facts = [
    best && text(best.rule === 'CL-1' ? 'fact.best' : 'fact.nearest', { months: monthRuns(best.months) }),
    sights.known > 1 && text('fact.sights', { count: String(sights.known) }),
    airport && text('fact.airport', { code: airport.code, distance: formatDistance(airport.km, 'en') }),
    population !== null && text('fact.people', { people: population.toLocaleString('en') }),
    text('fact.position', { position: formatCoordinates(coordinates) }),
  ].filter((fact) => typeof fact === 'string')
  return text('head.description', { place: placeName(guide), facts: facts.slice(0, 4).join(', ') })
}

/** https://schema.org/TouristDestination and https://schema.org/City */
export function cityStructuredData(guide: CityGuide, origin: string): Readonly<Record<string, unknown>> {
  const { name, path, coordinates, countryName, country, sights, id } = guide
  return {
    '@type': guide.region ? 'TouristDestination' : ['City', 'TouristDestination'],
    '@id': `${origin}${path}`,
    name,
    url: `${origin}${path}`,
    description: cityDescription(guide),
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
    containedInPlace: { '@type': 'Country', name: countryName, identifier: country },
    ...(!guide.region && { sameAs: `https://www.geonames.org/${id}` }),
    ...(sights.shown.length > 0 && {
      includesAttraction: sights.shown.slice(0, 8).map((sight) => ({
        '@type': 'TouristAttraction',
        name: sight.name,
        geo: {
          '@type': 'GeoCoordinates',
          latitude: sight.coordinates.latitude,
          longitude: sight.coordinates.longitude,
        },
      })),
    }),
  }
}
