import type { Cities } from '@app/datasets/cities'
import type { CitySight, CitySights } from '@app/datasets/city-sights'
import type { LanguageCode } from '@app/domain/trip-request'

import { cityNameIn } from './city-names.ts'
import { SENTENCES } from './sentences.ts'

export type PlanRequest = {
  readonly text: string
  readonly language: LanguageCode
  readonly cityId: number
  /** Names of the requested sights. */
  readonly mustSee: readonly string[]
}

const LANGUAGES: readonly LanguageCode[] = ['en', 'de', 'fr', 'es', 'it', 'pt']
const PER_CITY = 2
/** Names in the tables that do not occur in spoken sentences. */
const SAID: Readonly<Record<string, string>> = { Kraków: 'Krakow', Sevilla: 'Seville', Montréal: 'Montreal' }

/** Two for each of the hundred cities; language, sentence, day and sights follow from the number alone. */
export function makeRequests(sights: CitySights, cities: Cities): readonly PlanRequest[] {
  const byCity = [...Map.groupBy(sights.all(), ({ cityId }) => cityId)]
  return byCity.flatMap(([cityId, listed], index) =>
    Array.from({ length: PER_CITY }, (_, turn) => makeRequest(cityId, listed, index + turn * byCity.length, cities)),
  )
}

function makeRequest(cityId: number, listed: readonly CitySight[], number: number, cities: Cities): PlanRequest {
  const language = LANGUAGES[(number + Math.floor(number / 100)) % LANGUAGES.length] ?? 'en'
  const sentences = SENTENCES[language]
  const write = sentences[Math.floor(number / LANGUAGES.length) % sentences.length]
  const said = cities.find(cityId)?.name ?? ''
  const asked = listed.filter(isAskedFor)
  const [first = '', second = ''] = [number % 5, (number % 5) + 1 + (number % 3)].map((at) => asked[at]?.name)
  const city = cityNameIn(language, SAID[said] ?? said)
  const text = write?.({ city, first, second, day: 3 + (number % 24) }) ?? ''
  return { text, language, cityId, mustSee: [first, second].filter((name) => text.includes(name)) }
}

/** A sight inside the city that is open, and whose name is not a list. */
function isAskedFor({ kind, closedOn, visitMinutes, name }: CitySight): boolean {
  return kind !== 'boat_trip' && closedOn.length < 5 && visitMinutes <= 240 && !/ and |,/.test(name)
}
