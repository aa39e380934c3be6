import type { ScreenContext } from '@app/contracts/assistant'

import { type Answered, answerTurn, PlanNeedsServer, type Ways } from './answer-turn.ts'
import { UsedUp } from './ask-server.ts'
import { type AccountShelf, type Desk, keepTurn, turnsHere } from './conversation-desk.ts'
import { replacedBy, type Unanswered, without } from './conversation-state.ts'
import type { Turn } from './conversation.ts'
import { answerSoFar, begin, hear, type LiveTurn } from './live-turn.ts'
import { makeRequest } from './make-request.ts'

export type Question = {
  readonly conversationId: string
  readonly question: string
  readonly replaces?: string
  /** A form beside it may have to be looked up first. */
  readonly screen?: ScreenContext | Promise<ScreenContext>
  readonly trip?: unknown
  /** What “there” is on the page beside it: the title names it. Nothing where the question stands by itself. */
  readonly about?: Promise<string>
}

export type Asking = {
  readonly ways: Ways
  readonly account: AccountShelf | null
  /** What a guest is counted by. */
  readonly deviceHash: () => Promise<string | null>
}

/** Resolves when the answer is there, stopped or missing; the state says which. */
export async function askQuestion(desk: Desk, asked: Question, { ways, account, deviceHash }: Asking): Promise<void> {
  const { conversationId: id, question, replaces = null, trip } = asked
  if (desk.running.has(id)) return
  const controller = new AbortController()
  const { signal } = controller
  desk.running.set(id, controller)
  const all = desk.get().turns[id] ?? (await turnsHere(desk, id))
  const replaced = replacedBy(all, replaces)
  const earlier = all.filter((turn) => !replaced.includes(turn.id))
  const first = begin(desk.newId(), question, desk.now(), replaces)
  showBegun(desk, id, all, first)
  desk.waiting.put(id, { turnId: first.id, question, replaces })
  const keep = async ({ answer, answeredAt }: Answered): Promise<void> => {
    const turn = { id: first.id, conversationId: id, question, answer, askedAt: first.askedAt, answeredAt }
    await keepTurn(desk, turn, replaced, account, await asked.about)
    desk.waiting.drop(id)
  }
  try {
    const [device, screen = null] = await Promise.all([deviceHash(), asked.screen])
    const request = makeRequest({
      turnId: first.id,
      conversationId: id,
      question,
      earlier,
      replaces,
      screen,
      trip,
      device,
    })
    const live = liveOf(desk, id, first)
    await keep(await answerTurn(ways, request, { signal, ...live }))
  } catch (error) {
    const live = desk.get().live[id] ?? first
    const isStopped = signal.aborted
    if (isStopped && live.sentences.length > 0) await keep(soFar(live, earlier.at(-1)?.answer.memory))
    else showUnanswered(desk, id, whyNot(error, isStopped, { question, replaces }))
  } finally {
    if (desk.running.get(id) === controller) desk.running.delete(id)
    desk.set({ ...desk.get(), live: without(desk.get().live, id) })
  }
}

function showBegun(desk: Desk, id: string, turns: readonly Turn[], first: LiveTurn): void {
  const state = desk.get()
  desk.set({
    ...state,
    turns: { ...state.turns, [id]: turns },
    unanswered: without(state.unanswered, id),
    live: { ...state.live, [id]: first },
  })
}

function liveOf(desk: Desk, id: string, first: LiveTurn) {
  const set = (live: LiveTurn): void => desk.set({ ...desk.get(), live: { ...desk.get().live, [id]: live } })
  return {
    startOver: (answeredAt: LiveTurn['answeredAt']) => set({ ...first, answeredAt, by: { kind: 'built-in' } }),
    hear: (event: Parameters<typeof hear>[1]) => set(hear(desk.get().live[id] ?? first, event)),
  }
}

function soFar(live: LiveTurn, memory: unknown): Answered {
  const stopped: LiveTurn = { ...live, notices: [...live.notices, 'stopped-early'] }
  return { answer: answerSoFar(stopped, 'en', memory), answeredAt: live.answeredAt }
}

export function showUnanswered(desk: Desk, id: string, why: Unanswered): void {
  desk.set({ ...desk.get(), unanswered: { ...desk.get().unanswered, [id]: why } })
}

function whyNot(error: unknown, isStopped: boolean, asked: Pick<Unanswered, 'question' | 'replaces'>): Unanswered {
  if (isStopped) return { kind: 'stopped', ...asked }
  if (error instanceof PlanNeedsServer) return { kind: 'plan-offline', ...asked }
  if (error instanceof UsedUp) {
    const { type, limit, resetsAt } = error
    return { kind: 'used-up', ...asked, type, limit, resetsAt }
  }
  console.warn('a question was not answered', error)
  return { kind: 'failed', ...asked }
}
