/**
 * "How cold is it at the top?": the town below, and 6.5 degrees less for every thousand metres (the standard atmosphere of
 * ISO 2533). Heights are our own editorial data of November 2026.
 */
import { fillSaid } from '../../tools/guide/facts-card.ts'
import { guideWords } from '../../tools/guide/words/words-in.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import type { CardOf } from '../../tools/registry.ts'
import { wordsPattern } from '../everyday/word-lists/constraint-words.ts'
import type { Turn } from '../turn.ts'
import SUMMITS from './summits.json' with { type: 'json' }

export type Summit = {
  readonly names: string
  readonly metres: number
  readonly city: string
  readonly cityMetres: number
}

const LESS_PER_METRE_C = 0.0065
const AT_TOP = wordsPattern('summit')

/** By its name, or by "the top" where the talk is of the town below it. */
export function summitIn(text: string, city: number | null, lookUps: LookUps): Summit | null {
  const all: readonly Summit[] = Object.values(SUMMITS)
  const named = all.find(({ names }) => new RegExp(names, 'iu').test(text))
  if (named || city === null || !AT_TOP.test(text)) return named ?? null
  const town = lookUps.city(city)?.value.name
  return all.find((each) => each.city === town) ?? null
}

export function sayAtSummit(
  { made, telling, words: { code } }: Turn,
  { metres, cityMetres }: Summit,
  { months }: CardOf<'city-climate'>,
): void {
  const words = guideWords(code)
  for (const month of months) {
    const meanC = month.value.meanC - (metres - cityMetres) * LESS_PER_METRE_C
    const facts = {
      metres: new Intl.NumberFormat(words.locale, { style: 'unit', unit: 'meter' }).format(metres),
      month: telling.month(month).text,
      temperature: telling.temperature({ ...month, value: { ...month.value, meanC } }).text,
    }
    const { pieces } = fillSaid(words, 'climate.height', facts, [])
    made.sentences.push({
      id: 'everyday-climate.height',
      pieces: pieces.map((piece) =>
        piece.kind === 'fact' ? { ...piece, kind: 'fact', claims: [month] } : { ...piece, kind: 'words' },
      ),
    })
  }
}
