import type { Claim } from '@app/domain/kernel'

import { answerLocale } from '../crisis/crisis-answers.ts'
import { type CountryLine, type CountryNumber, crisisSentences } from '../crisis/crisis-sentences.ts'
import type { CrisisKind } from '../crisis/crisis.ts'
import type { Crisis } from '../crisis/crisis.ts'
import type { CrisisPlace } from '../crisis/places/crisis-place.ts'
import { findCrisisPlaces } from '../crisis/places/find-crisis-places.ts'
import type { EmergencyCard } from '../tools/emergency-and-health.ts'
import type { LookUps } from '../tools/look-ups.ts'
import { callTool, type ToolCall } from '../tools/registry.ts'
import type { Answer } from './answer.ts'
import type { Memory, Slots } from './reading/slots.ts'

/** Numbers of more than two countries are too slow to read in an emergency. */
const MOST_COUNTRIES = 2
/** The service to call in a country without a general number. */
const SERVICES = {
  despair: 'ambulance',
  seizure: 'ambulance',
  medical: 'ambulance',
  fire: 'fire',
  assault: 'police',
  danger: 'police',
} as const satisfies Readonly<Record<CrisisKind, keyof EmergencyCard['numbers']>>

/** Precedes all other answers, is never counted, and asks no question. */
export async function answerCrisis(
  crisis: Crisis,
  question: string,
  { memory, slots }: { readonly memory: Memory; readonly slots: Slots },
  lookUps: LookUps,
): Promise<Answer> {
  const places = findCrisisPlaces(question, crisis.language, lookUps)
  const certain = places.filter(({ certainty }) => certainty !== 'possible')
  const isCertain = certain.length > 0
  const said = isCertain ? certain : places
  const spoken = [...namedIn(slots), ...(crisis.countries ?? []).map((country) => ({ country }))]
  const countries = countriesOf(said.length > 0 ? said : spoken.length > 0 ? spoken : spokenOf(memory.slots, lookUps))
  const calls = await Promise.all(countries.map((country) => numbersOf(country, lookUps)))
  const numbers = calls.flatMap(({ result }): readonly CountryNumber[] => {
    const card = result.kind === 'found' ? (result.card as EmergencyCard) : null
    const number = card && numberFor(card, crisis.kind)
    return card && number ? [{ country: card.country, number }] : []
  })
  const sentences = crisisSentences(crisis, question, {
    numbers,
    isCountryNamed: isCertain,
    lines: crisis.kind === 'despair' ? countries.flatMap((code) => lineOf(code, crisis.language, lookUps)) : [],
    directory: lookUps.helpLineDirectory ?? null,
  })
  return {
    language: answerLocale(crisis.language, question),
    isInEnglish: false,
    intent: 'emergency',
    sentences,
    calls: calls.filter(({ result }) => result.kind === 'found'),
    actions: [],
    asks: null,
    choices: [],
    memory: {
      ...memory,
      language: crisis.language,
      intent: 'emergency',
      slots: { ...memory.slots, ...(isCertain ? slotsOf(certain) : {}) },
      // A reply with only a country's name is accepted, although nothing was asked.
      pending: numbers.length === 0 ? 'country' : null,
      crisis: isCertain && numbers.length > 0 && !crisis.aid ? null : keptCrisis(crisis, countries),
    },
  }
}

function keptCrisis({ kind, language, aid }: Crisis, countries: readonly string[]): NonNullable<Memory['crisis']> {
  return { kind, language, countries, aid: aid && { ...aid, timesTold: aid.timesTold + 1 } }
}

/** A country that the question names in a form that only its reader knows: "в Єгипті". */
function namedIn({ countries }: Slots): readonly Pick<CrisisPlace, 'country'>[] {
  return countries.map((country) => ({ country }))
}

const countriesOf = (places: readonly Pick<CrisisPlace, 'country'>[]): readonly string[] =>
  [...new Set(places.map(({ country }) => country))].slice(0, MOST_COUNTRIES)

/** Places of the conversation or the trip are only possible locations: the traveller may have left. */
function spokenOf({ countries, cities }: Slots, lookUps: LookUps): readonly Pick<CrisisPlace, 'country'>[] {
  const ofCities = cities.flatMap((id) => lookUps.city(id)?.value.country ?? [])
  return [...countries, ...ofCities].map((country) => ({ country }))
}

function slotsOf(places: readonly CrisisPlace[]): Pick<Slots, 'cities' | 'countries'> {
  return {
    cities: places.flatMap(({ cityId }) => cityId ?? []),
    countries: places.flatMap(({ cityId, country }) => (cityId === null ? [country] : [])),
  }
}

async function numbersOf(country: string, lookUps: LookUps): Promise<ToolCall> {
  const input = { country }
  return { tool: 'emergency-numbers', input, result: await callTool('emergency-numbers', input, lookUps) }
}

function numberFor({ numbers }: EmergencyCard, kind: CrisisKind): Claim<string> | null {
  const claim = numbers.general ?? numbers[SERVICES[kind]] ?? numbers.police ?? numbers.ambulance ?? numbers.fire
  const number = claim?.value[0]?.number
  return claim && number !== undefined ? { ...claim, value: number } : null
}

/** A help line in the traveller's language, or else the country's first. */
function lineOf(country: string, language: string, lookUps: LookUps): readonly CountryLine[] {
  const lines = lookUps.helpLines(country)
  const line = lines.find(({ value }) => value.languages.includes(language)) ?? lines[0]
  return line ? [{ country, line }] : []
}
