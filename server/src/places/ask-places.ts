import { type AskPlaces, PLACE_GUIDE_VERSION, type PlaceAnswer, type PlaceQuestion } from '@app/contracts/place-guide'
import type { Cities } from '@app/datasets/cities'
import { findCountry } from '@app/datasets/countries'
import { calendarDate } from '@app/domain/kernel'

import { cityGuide } from './city-guide.ts'
import { countryGuide } from './country-guide.ts'
import { claimsOn } from './freshness.ts'
import { namedCity } from './named-city.ts'
import { createPlaceAddresses, type PlaceAddresses } from './place-addresses.ts'
import { loadPlaceCities, loadPlaceData } from './place-data.ts'
import { placeIndex } from './place-index.ts'

type Known = { readonly cities: Cities; readonly addresses: PlaceAddresses }
type Unversioned<Answer> = Answer extends unknown ? Omit<Answer, 'version'> : never

let known: Promise<Known> | undefined

/** Which places there are: lists and addresses need no more, and are not kept waiting for what only a city's page shows. */
export function loadPlaces(): Promise<Known> {
  known ??= loadPlaceCities().then(
    (cities) => ({ cities, addresses: createPlaceAddresses(cities) }),
    (error: unknown) => {
      known = undefined
      throw error
    },
  )
  return known
}

export function createAskPlaces(now: () => number): AskPlaces {
  return async (question) => {
    const answered =
      question.kind === 'named'
        ? namedCity(question.name, await loadPlaceCities())
        : answer(question, await loadPlaces(), now())
    return { version: PLACE_GUIDE_VERSION, ...(await answered) } as PlaceAnswer
  }
}

async function answer(
  question: Exclude<PlaceQuestion, { kind: 'named' }>,
  { cities, addresses }: Known,
  now: number,
): Promise<Unversioned<PlaceAnswer>> {
  if (question.kind === 'index') return placeIndex(question.search, cities, addresses)
  const today = calendarDate(new Date(now).toISOString().slice(0, 10))
  if (question.kind === 'country') {
    const where = addresses.country(question.country)
    return where.kind === 'found'
      ? { kind: 'country', guide: countryGuide(where.found, addresses, claimsOn(today)) }
      : where
  }
  const where = addresses.city(question.country, question.city)
  if (where.kind === 'unknown') return findByOtherName(question.country, question.city, { cities, addresses })
  if (where.kind === 'moved') return where
  const city = where.found
  const country = findCountry(city.country)
  if (!country) return { kind: 'unknown' }
  return {
    kind: 'city',
    guide: cityGuide({ city, country, passport: question.passport, today }, await loadPlaceData(), addresses),
  }
}

/** `italy/firenze` and `germany/muenchen` are known by other names; of several the largest is meant. */
async function findByOtherName(
  askedCountry: string,
  asked: string,
  { cities, addresses }: Known,
): Promise<Unversioned<PlaceAnswer>> {
  const where = addresses.country(askedCountry)
  if (where.kind === 'moved') return findByOtherName(where.path.split('/').at(-1) ?? '', asked, { cities, addresses })
  if (where.kind === 'unknown') return where
  const { findCitiesNamed } = await import('../functions/city-suggestions/packed-city-finder.ts')
  const [meant] = findCitiesNamed(asked)
    .flatMap((id) => cities.find(id) ?? [])
    .filter(({ country }) => country === where.found.code)
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  return meant ? { kind: 'moved', path: addresses.cityLink(meant).path } : { kind: 'unknown' }
}
