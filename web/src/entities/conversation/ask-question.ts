import type { AssistantRequest, ScreenContext } from '@app/contracts/assistant'

import { currentTrip } from '../trip/current-trip.ts'
import { type Answered, type AnswerSources, answerTurn, PlanNeedsServer } from './answer-turn.ts'
import { UsedUp } from './ask-server.ts'
import { type ConversationStore, readTurns, saveTurn, showUnanswered } from './conversation-store.ts'
import {
  answerSoFar,
  applyEvent,
  type LiveTurn,
  replacedBy,
  startLiveTurn,
  textOf,
  type Turn,
  type Unanswered,
  without,
} from './conversation.ts'
import type { RemoteConversations } from './remote-conversations.ts'

export type Question = {
  readonly conversationId: string
  readonly question: string
  /** The id of the turn that this edited question replaces, with all turns after it. */
  readonly replaces?: string
  /** A promise where the page's form has to be read first. */
  readonly screen?: ScreenContext | Promise<ScreenContext>
  readonly trip?: unknown
  /** What the traveller's own payments add up to, for a question about them. */
  readonly spending?: Promise<unknown>
  /** The subject of “there” on the page beside the question; empty for a question without a page. */
  readonly about?: Promise<string>
}

export type Asking = {
  readonly sources: AnswerSources
  readonly remote: RemoteConversations | null
  /** Identifies a guest for the daily limits. */
  readonly deviceHash: () => Promise<string | null>
}

/** Resolves when the answer is complete, stopped or missing; the store's state says which. */
export async function askQuestion(
  store: ConversationStore,
  asked: Question,
  { sources, remote, deviceHash }: Asking,
): Promise<void> {
  const { conversationId: id, question, replaces = null, trip } = asked
  if (store.running.has(id)) return
  const controller = new AbortController()
  const { signal } = controller
  store.running.set(id, controller)
  const all = store.get().turns[id] ?? (await readTurns(store, id))
  const replaced = replacedBy(all, replaces)
  const earlier = all.filter((turn) => !replaced.includes(turn.id))
  const first = startLiveTurn(store.newId(), question, store.now(), replaces)
  showStarted(store, id, all, first)
  store.pending.put(id, { turnId: first.id, question, replaces })
  const save = async ({ answer, answeredAt }: Answered): Promise<void> => {
    const turn = { id: first.id, conversationId: id, question, answer, askedAt: first.askedAt, answeredAt }
    await saveTurn(store, turn, replaced, remote, await asked.about)
    store.pending.drop(id)
  }
  try {
    const [device, screen = null, spending] = await Promise.all([deviceHash(), asked.screen, asked.spending])
    const context = { earlier, replaces, screen, trip: trip ?? currentTrip(earlier), spending, device }
    const request = makeRequest({ turnId: first.id, conversationId: id, question }, context)
    await save(await answerTurn(sources, request, { signal, ...liveHandlers(store, id, first) }))
  } catch (error) {
    const live = store.get().live[id] ?? first
    const isStopped = signal.aborted
    if (isStopped && live.sentences.length > 0) await save(stoppedAnswer(live, earlier.at(-1)?.answer.memory))
    else showUnanswered(store, id, whyUnanswered(error, isStopped, { question, replaces }))
  } finally {
    if (store.running.get(id) === controller) store.running.delete(id)
    store.set({ ...store.get(), live: without(store.get().live, id) })
  }
}

function showStarted(store: ConversationStore, id: string, turns: readonly Turn[], first: LiveTurn): void {
  const state = store.get()
  store.set({
    ...state,
    turns: { ...state.turns, [id]: turns },
    unanswered: without(state.unanswered, id),
    live: { ...state.live, [id]: first },
  })
}

function liveHandlers(store: ConversationStore, id: string, first: LiveTurn) {
  const set = (live: LiveTurn): void => store.set({ ...store.get(), live: { ...store.get().live, [id]: live } })
  return {
    onRestart: (answeredAt: LiveTurn['answeredAt']) => set({ ...first, answeredAt, by: { kind: 'built-in' } }),
    onEvent: (event: Parameters<typeof applyEvent>[1]) => set(applyEvent(store.get().live[id] ?? first, event)),
  }
}

function stoppedAnswer(live: LiveTurn, memory: unknown): Answered {
  const stopped: LiveTurn = { ...live, notices: [...live.notices, 'stopped-early'] }
  return { answer: answerSoFar(stopped, 'en', memory), answeredAt: live.answeredAt }
}

function whyUnanswered(
  error: unknown,
  isStopped: boolean,
  asked: Pick<Unanswered, 'question' | 'replaces'>,
): Unanswered {
  if (isStopped) return { kind: 'stopped', ...asked }
  if (error instanceof PlanNeedsServer) return { kind: 'plan-offline', ...asked }
  if (error instanceof UsedUp) {
    const { type, limit, resetsAt } = error
    return { kind: 'used-up', ...asked, type, limit, resetsAt }
  }
  console.warn('a question was not answered', error)
  return { kind: 'failed', ...asked }
}

// The limits of the contract.
const MAX_EARLIER_TURNS = 12
const MAX_EARLIER_QUESTION_LENGTH = 4000
const MAX_EARLIER_ANSWER_LENGTH = 8000

type Context = {
  readonly earlier: readonly Turn[]
  readonly replaces: string | null
  readonly screen: ScreenContext | null
  readonly trip: unknown
  readonly spending: unknown
  readonly device: string | null
}

function makeRequest(
  asked: Pick<AssistantRequest, 'turnId' | 'conversationId' | 'question'>,
  { earlier, replaces, screen, trip, spending, device }: Context,
): AssistantRequest {
  const last = earlier.at(-1)
  return {
    ...asked,
    earlier: earlier.slice(-MAX_EARLIER_TURNS).map((turn) => ({
      question: turn.question.slice(0, MAX_EARLIER_QUESTION_LENGTH),
      answer: textOf(turn.answer).slice(0, MAX_EARLIER_ANSWER_LENGTH),
    })),
    ...(last ? { memory: last.answer.memory } : browserLanguage()),
    ...(screen && { screen }),
    ...(trip !== undefined && trip !== null && { trip }),
    ...(spending !== undefined && spending !== null && { spending }),
    ...(replaces !== null && { replaces }),
    ...(device !== null && { device }),
  }
}

/** Decides when a first question could be read in several languages. */
function browserLanguage(): Pick<AssistantRequest, 'reads'> {
  const [language = ''] = navigator.language.toLowerCase().split('-')
  return /^[a-z]{2,3}$/.test(language) ? { reads: language } : {}
}
