import type { Trip } from '@app/domain/trip'

/** Statements to show in a restaurant or a pharmacy; the questions of these situations stay on their shelf. */
const QUESTIONS: readonly string[] = ['halal', 'kosher', 'contains-what', 'allergic-to']

export function isOnCard({ key, situation }: { readonly key: string; readonly situation: string }): boolean {
  return (situation === 'diet' || situation === 'allergy') && !QUESTIONS.includes(key)
}

/** What the wishes of a trip say, as phrases of ours. */
const OF_DIETS: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['vegetarian'],
  vegan: ['vegan'],
  halal: ['no-pork', 'no-alcohol'],
  'gluten-free': ['no-gluten'],
  'lactose-free': ['no-dairy'],
}

export function phrasesOfDiets(diets: readonly string[]): readonly string[] {
  return [...new Set(diets.flatMap((diet) => OF_DIETS[diet] ?? []))]
}

/** Where the nights are: an airport keeps time free before leaving, and a city's own name is no lodging. */
export function lodgingsOf({ days }: Pick<Trip, 'days'>): readonly string[] {
  const titles = days.flatMap(({ city, start, end }) =>
    [end, start]
      .filter(({ title, bufferMinutes }) => bufferMinutes === 0 && title !== '' && title !== city.name)
      .map(({ title }) => title),
  )
  return [...new Set(titles)]
}

/** Of languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  sr: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
}
const LATIN = /\p{Script=Latin}/u

/** Whether a driver can read this name as the trip has it. It is never written in other letters by us. */
export function isReadableIn(language: string, name: string): boolean {
  return (SCRIPTS[language] ?? LATIN).test(name)
}
