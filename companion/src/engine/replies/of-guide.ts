/** Phrases that the guide answers better than a table: a month of a place, a feast by its name, euros abroad. */
import { readGuidePlace } from '../../tools/guide/guide-place.ts'
import { sayCall } from '../everyday/answer-everyday.ts'
import type { EverydayCall } from '../everyday/everyday-facts.ts'
import type { Turn } from '../turn.ts'

const MOST_SAID = 3

/** The city that was named, or else the country; null without either, and for a namesake in another country. */
export async function guidePlaceOf({ slots, lookUps }: Turn): Promise<string | null> {
  const city = slots.cities[0] === undefined ? undefined : lookUps.city(slots.cities[0])?.value
  const name = city?.name ?? slots.countries[0]
  const known = name === undefined ? null : await readGuidePlace(name, lookUps)
  if (!known || name === undefined) return null
  return city && (known.entry === null || known.guide.country.code !== city.country) ? null : name
}

export async function sayOfGuide(
  turn: Turn,
  tool: EverydayCall['tool'],
  input: EverydayCall['input'],
  most = MOST_SAID,
): Promise<void> {
  const language = turn.words.code
  await sayCall(turn, { tool, input: { ...input, language } }, { most, language })
}
