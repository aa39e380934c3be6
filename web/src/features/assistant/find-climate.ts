import type { CityFacts } from '@app/datasets/city-facts'

import type { Answer } from './assistant-turn.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = new RegExp(`\\b(${MONTHS.join('|')})[a-z]*\\b`, 'i')
const MOST_CITIES = 6

type Wish = { readonly words: RegExp; fits(meanC: number, rainMm: number): boolean }

/** What people mean by the word, in figures of a month. */
const WISHES: readonly Wish[] = [
  { words: /\b(?:warm|sunny|summer)\b/i, fits: (meanC) => meanC >= 18 && meanC <= 29 },
  { words: /\bhot\b/i, fits: (meanC) => meanC > 25 },
  { words: /\b(?:dry|sunny|no rain)\b/i, fits: (_, rainMm) => rainMm <= 40 },
  { words: /\b(?:cool|mild)\b/i, fits: (meanC) => meanC >= 10 && meanC <= 19 },
  { words: /\b(?:cold|snow|winter)\b/i, fits: (meanC) => meanC <= 5 },
]

export function monthIn(question: string): number | null {
  const [, name] = MONTH.exec(question) ?? []
  return name === undefined ? null : MONTHS.indexOf(name.toLowerCase())
}

/** Null unless the sentence names a month and a wish; the driest and then the warmest come first. */
export function findClimate(
  question: string,
  cities: readonly CityFacts[],
): Extract<Answer, { kind: 'climate' }> | null {
  const month = monthIn(question)
  const wishes = WISHES.filter(({ words }) => words.test(question))
  if (month === null || wishes.length === 0) return null
  const fitting = cities
    .map(({ name, meanC, rainMm }) => ({ name, meanC: meanC[month] ?? 0, rainMm: rainMm[month] ?? 0 }))
    .filter(({ meanC, rainMm }) => wishes.every((wish) => wish.fits(meanC, rainMm)))
    .toSorted((a, b) => a.rainMm - b.rainMm || b.meanC - a.meanC)
  return { kind: 'climate', month, cities: fitting.slice(0, MOST_CITIES), of: cities.length }
}
