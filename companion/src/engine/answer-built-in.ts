import type { Allowance } from '@app/contracts/account/usage'
import {
  type AnswerNotice,
  type AssistantEvent,
  type AssistantRequest,
  isUrgentHelp,
  type KeptAnswer,
} from '@app/contracts/assistant'

import type { LookUps } from '../tools/look-ups.ts'
import { answerQuestion } from './answer-question.ts'
import type { Answer, Sentence } from './answer.ts'
import { followUpsAfter } from './follow-ups-after.ts'
import { readMemory } from './reading/read-memory.ts'
import { beside, screenOf } from './screen.ts'
import { withSpending } from './with-spending.ts'
import { withTrip } from './with-trip.ts'
import { SPOKEN_LANGUAGES, spokenWords } from './words/spoken-words.ts'

export type BuiltInRequest = Pick<AssistantRequest, 'question'> &
  Partial<Pick<AssistantRequest, 'memory' | 'reads' | 'screen' | 'spending' | 'trip'>>

export type BuiltInOptions = {
  readonly lookUps: LookUps
  readonly usage?: Allowance | null
  /** After an abort nothing more is sent, not even `done`. */
  readonly signal?: AbortSignal
}

const BUILT_IN = { kind: 'built-in' } as const

/** The engine's whole answer as events, the same on the server and in a browser without one. */
export async function* answerBuiltIn(request: BuiltInRequest, options: BuiltInOptions): AsyncGenerator<AssistantEvent> {
  yield { kind: 'started', by: BUILT_IN, usage: options.usage ?? null }
  yield* tellBuiltIn(request, options)
}

/** The answer without its first events, for a stream that has already begun and falls back to the engine. */
export async function* tellBuiltIn(
  request: BuiltInRequest,
  { lookUps, signal }: BuiltInOptions,
  notices: readonly AnswerNotice[] = [],
): AsyncGenerator<AssistantEvent> {
  const answer = await keptAnswer(request, lookUps, notices)
  for (const event of eventsOf(answer)) {
    if (signal?.aborted) return
    yield event
  }
}

/** The whole answer at once, for pages without a stream. */
export async function keptAnswer(
  { question, memory, reads, screen, spending, trip }: BuiltInRequest,
  lookUps: LookUps,
  notices: readonly AnswerNotice[] = [],
): Promise<KeptAnswer> {
  const kept = readMemory(memory)
  const before = beside({ ...kept, language: kept.language ?? readIn(reads) }, screen, lookUps)
  return toKept(
    await answerQuestion(question, before, withSpending(withTrip(lookUps, trip), spending)),
    screenOf(screen) ?? before.screen ?? null,
    notices,
  )
}

/** The browser's language is only a hint between languages with answers. */
function readIn(language: string | undefined): string | null {
  return SPOKEN_LANGUAGES.find((code) => code === language) ?? null
}

function toKept(answer: Answer, screen: string | null, notices: readonly AnswerNotice[]): KeptAnswer {
  const { language, isInEnglish, sentences, calls, actions, asks, intent } = answer
  const memory = { ...answer.memory, screen }
  return {
    by: BUILT_IN,
    language,
    isInEnglish,
    sentences: sentences.map(keptSentence),
    calls: calls.map(({ tool, input, result }) => ({
      tool,
      input,
      result: result.kind === 'found' ? { kind: 'found', card: { ...result.card } } : { ...result },
    })),
    actions: actions.map((action) => ({ ...action })),
    asks,
    suggestions: isUrgentHelp(answer)
      ? []
      : [...answer.choices, ...followUpsAfter(intent, memory, spokenWords(memory.language ?? 'en'))],
    notices: [...notices],
    memory,
  }
}

export function keptSentence({ id, pieces }: Sentence): KeptAnswer['sentences'][number] {
  return {
    id,
    pieces: pieces.map((piece) => (piece.kind === 'fact' ? { ...piece, claims: [...piece.claims] } : { ...piece })),
  }
}

export function* eventsOf(answer: KeptAnswer): Generator<AssistantEvent> {
  for (const notice of answer.notices) yield { kind: 'notice', notice }
  for (const call of answer.calls) yield { kind: 'called', call }
  for (const { pieces } of answer.sentences) {
    for (const [index, piece] of pieces.entries()) yield { kind: 'piece', piece, startsSentence: index === 0 }
  }
  yield { kind: 'done', answer }
}
