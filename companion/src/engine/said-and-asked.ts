/** What a question asks for by name, and what an answer speaks of. */
import type { Meaning } from '@app/domain/learned-reader'

import { isThing } from '../tools/guide/mentions/things.ts'
import type { Question } from './reading/question.ts'
import { withoutNames } from './reading/read-question.ts'
import { OF_ANYTHING, withoutShort } from './reading/words-of-anything.ts'
import type { Turn } from './turn.ts'

type MeaningsIn = NonNullable<Turn['lookUps']['meaningsIn']>

/** Names of places mean nothing, and neither do words that stand in any question. */
export function meaningsAsked({ text, mentions }: Question, meaningsIn: MeaningsIn): ReadonlySet<Meaning> {
  const named = withoutNames(text, mentions)
  const asked = [...meaningsIn(withoutShort(named)), ...[...meaningsIn(named)].filter(isThing)]
  return new Set(asked.filter((each) => !OF_ANYTHING.has(each)))
}

export function meaningsSaid(turn: Turn, meaningsIn: MeaningsIn): ReadonlySet<Meaning> {
  return new Set(textsOf(turn).flatMap((text) => [...meaningsIn(withoutShort(text))]))
}

/** Sentences and the rows of cards: both are read. */
export function textsOf({ made }: Turn): readonly string[] {
  const rows = made.calls.flatMap(({ result }) => (result.kind === 'found' ? rowsOf(result.card) : []))
  return [...made.sentences.map(textOfSentence), ...rows]
}

export function textOfSentence({ pieces }: Turn['made']['sentences'][number]): string {
  return pieces.map(({ text }) => text).join('')
}

function rowsOf(card: object): readonly string[] {
  const { rows } = card as { readonly rows?: readonly { readonly label?: unknown; readonly value?: unknown }[] }
  return Array.isArray(rows) ? rows.map((row) => `${String(row.label ?? '')} ${valueOf(row.value)}`) : []
}

function valueOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : ''
}
