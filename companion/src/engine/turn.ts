import type { Claim } from '@app/domain/kernel'

import type { LookUps } from '../tools/look-ups.ts'
import { callTool, type CardOf, type ToolCall, type ToolInput, type ToolName } from '../tools/registry.ts'
import type { Piece, ProposedAction, Sentence } from './answer.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Question } from './reading/question.ts'
import type { Memory, Pending, Slots } from './reading/slots.ts'
import type { SentenceId, SlotOf } from './sentences.ts'
import { createTelling, type Told, type Telling } from './telling.ts'
import type { SpokenWords } from './words/spoken-words.ts'

const tellings = new Map<string, Telling>()

/** Creating Intl formatters for a locale takes milliseconds. */
function tellingIn(locale: string, sentences: string): Telling {
  const telling = tellings.get(locale) ?? createTelling(locale, sentences)
  tellings.set(locale, telling)
  return telling
}

type Started = {
  readonly question: Question
  readonly slots: Slots
  readonly book: Phrasebook
  readonly words: SpokenWords
  readonly locale: string
}

/** An answer that is being built. */
export type Turn = {
  readonly question: Question
  readonly slots: Slots
  /** The phrasebook that reads the question. */
  readonly book: Phrasebook
  /** The language of the answer. */
  readonly words: SpokenWords
  readonly locale: string
  /** The memory before this question. */
  readonly before: Memory
  readonly lookUps: LookUps
  readonly telling: Telling
  readonly say: <Id extends SentenceId>(id: Id, facts: Readonly<Record<SlotOf<Id>, Told>>) => void
  /** Null for unknown, which has then been reported. */
  readonly call: <Name extends ToolName>(tool: Name, input: ToolInput<Name>) => Promise<CardOf<Name> | null>
  readonly ask: (pending: Pending, sentence: SentenceId) => void
  readonly propose: (action: ProposedAction) => void
  readonly made: {
    readonly sentences: Sentence[]
    readonly calls: ToolCall[]
    readonly actions: ProposedAction[]
    readonly choices: string[]
    pending: Pending | null
  }
}

export function startTurn({ question, slots, book, words, locale }: Started, before: Memory, lookUps: LookUps): Turn {
  const telling = tellingIn(locale, words.locale)
  const made: Turn['made'] = { sentences: [], calls: [], actions: [], choices: [], pending: null }
  const say: Turn['say'] = (id, facts) => {
    made.sentences.push({ id, pieces: fill(words.sentences[id], facts) })
  }
  return {
    question,
    slots,
    book,
    words,
    locale,
    before,
    lookUps,
    telling,
    made,
    say,
    ask: (pending, sentence) => {
      made.pending = pending
      made.sentences.push({ id: sentence, pieces: fill(words.sentences[sentence], {}) })
    },
    propose: (action) => made.actions.push(action),
    async call(tool, input) {
      const result = await callTool(tool, input, lookUps)
      made.calls.push({ tool, input, result })
      if (result.kind === 'found') return result.card as CardOf<typeof tool>
      say('unknown', {})
      return null
    },
  }
}

/** Replaces the slots of a sentence by facts; translations may order them differently. */
function fill(template: string, facts: Readonly<Record<string, Told>>): readonly Piece[] {
  const parts = template.split(/(\{\w+\})/)
  const factAt = (index: number): Told | undefined =>
    parts[index]?.startsWith('{') ? facts[parts[index].slice(1, -1)] : undefined
  return parts.flatMap((part, index): readonly Piece[] => {
    const fact = factAt(index)
    if (fact) {
      const isFirst = parts.slice(0, index).every((each) => each === '')
      return [{ kind: 'fact', text: isFirst ? capitalised(fact.text) : fact.text, claims: fact.claims }]
    }
    // "20 Min." also ends the sentence.
    const isEnded = factAt(index - 1)?.text.endsWith('.') === true && part.startsWith('.')
    const text = isEnded ? part.slice(1) : part
    return text === '' ? [] : [{ kind: 'words', text }]
  })
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export function pick<From, To>(claim: Claim<From>, value: (from: From) => To): Claim<To> {
  return { ...claim, value: value(claim.value) }
}
