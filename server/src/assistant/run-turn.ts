import type { Crisis } from '@app/companion/crisis'
import type { ModelSettings } from '@app/companion/models'
import type {
  AnsweredBy,
  AssistantEvent,
  AssistantRequest,
  KeptAnswer,
  UsedUpAllowance,
  ScreenContext,
} from '@app/contracts/assistant'
import { isFinishedPlan } from '@app/domain/usage-limits'

import type { Db } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { type Caller, toDbCaller } from '../identity/caller.ts'
import type { Platform } from '../platform.ts'
import { answerInCrisis } from './answer-in-crisis.ts'
import { findEarlier, keepTurn } from './conversation-turns.ts'
import type { BegunTurn } from './counted-turns.ts'
import type { Companion } from './create-companion.ts'
import type { ModelOfSettings } from './create-configured-model.ts'
import type { Send } from './event-stream.ts'
import { followAnswer } from './live-answer.ts'
import { recordModelUse } from './record-model-use.ts'
import { untilAborted } from './until-aborted.ts'

export type TurnDeps = Pick<Platform, 'db' | 'log' | 'now'> & {
  readonly companion: Companion
  readonly models: ModelOfSettings
}

export type Turn = {
  readonly request: AssistantRequest
  readonly caller: Caller
  /** The account, or the address of a guest: requesters take turns. */
  readonly requester: string
  readonly begun: BegunTurn
  readonly model: ModelSettings | null
  /** Words of despair or an emergency: answered before every limit and without a model. */
  readonly crisis: Crisis | null
  /** The abort reason says why: an AppError is sent to a client that is still connected. */
  readonly signal: AbortSignal
}

/** The same traveller started the same turn again: the newer request answers, stores and counts. */
export const SUPERSEDED = Symbol('superseded')

const AWAY = { kind: 'notice', notice: 'model-away' } as const satisfies AssistantEvent

/** Answers, stores the turn in the traveller's account, and settles how it counts. Never rejects. */
export async function runTurn(deps: TurnDeps, turn: Turn, send: Send): Promise<void> {
  const { request, begun, model, signal } = turn
  const askedAtMs = deps.now()
  const by: AnsweredBy = model ? { kind: 'model', name: model.model ?? model.provider } : { kind: 'built-in' }
  const said = followAnswer(by, request.memory ?? null)
  const isAway = model === null && deps.models.isSet && turn.crisis === null
  const finish = async (kept: KeptAnswer): Promise<void> => {
    // The answer was sent, so a failed write must not fail the turn.
    await begun
      .end('done')
      .catch((error: unknown) => deps.log.error({ error }, 'the count of an answered question was not stored'))
    send(await keep(deps, turn, kept, askedAtMs))
  }
  try {
    send({ kind: 'started', by, usage: begun.usage })
    if (isAway) {
      said.note(AWAY)
      send(AWAY)
    }
    const deliverPlans = countPlans(begun)
    for await (const event of untilAborted(events(deps, turn), signal)) {
      await deliverPlans(event)
      if (event.kind === 'done') return await finish(isAway ? withNotice(event.answer, AWAY.notice) : event.answer)
      if (event.kind === 'failed') throw new AppError('unexpected_failure', { message: event.message })
      if (event.kind === 'started') continue
      said.note(event)
      send(event)
    }
    if (signal.reason === SUPERSEDED) return
    if (said.hasSaid()) return await finish(said.stoppedEarly())
    if (signal.reason instanceof AppError || !signal.aborted)
      throw signal.reason ?? new Error('The answer ended without a final event')
    await begun.end('stopped')
  } catch (error) {
    const { code, message, details } = toAppError(error)
    const usedUp = code === 'usage_limit_reached' ? usedUpPlans(details) : undefined
    if (!usedUp) deps.log.error({ error, turnId: request.turnId }, 'a question was not answered')
    await begun
      .end('failed')
      .catch((cause: unknown) =>
        deps.log.error({ error: cause }, 'the allowance of a failed question was not given back'),
      )
    send({ kind: 'failed', code, message, ...(usedUp && { usedUp }) })
  }
}

/** Every finished plan is counted before the event that delivers it is sent, whether the engine or a model made it. */
function countPlans(begun: BegunTurn): (event: AssistantEvent) => Promise<void> {
  let delivered = 0
  return async (event) => {
    const found =
      event.kind === 'called'
        ? delivered + Number(isFinishedPlan(event.call))
        : event.kind === 'done'
          ? event.answer.calls.filter(isFinishedPlan).length
          : 0
    while (delivered < found) {
      delivered += 1
      await begun.countPlan(delivered)
    }
  }
}

function usedUpPlans(details: unknown): UsedUpAllowance {
  const { limit, resetsAt } = details as Omit<UsedUpAllowance, 'type'>
  return { type: 'itinerary_generations', limit, resetsAt }
}

async function* events(deps: TurnDeps, turn: Turn): AsyncGenerator<AssistantEvent> {
  const { db, log, companion, models } = deps
  const { request, caller, requester, model, crisis, signal } = turn
  if (crisis) {
    const found = await findTripOnScreen(db, caller, request.screen).catch(() => undefined)
    const known = request.trip ?? found
    const asked = { ...request, ...(known !== undefined && { trip: known }) }
    const { eventsOf } = await import('@app/companion/engine')
    yield* eventsOf(await answerInCrisis({ companion, log }, crisis, { request: asked, requester, signal }))
    return
  }
  // The engine keeps its own memory; a model gets the earlier turns, from our store rather than from the device when we
  // have them.
  const earlier = model && caller.userId !== null ? await findEarlier(db, caller, request) : []
  const trip = request.trip ?? (await findTripOnScreen(db, caller, request.screen))
  yield* companion.answer({
    request: { ...request, ...(trip !== undefined && { trip }) },
    model,
    requester,
    signal,
    earlier,
    // The request may end after the traveller has left, and still costs money.
    onUse: (use) => {
      models.note(use)
      if (use.failed !== null && use.failed !== 'left') log.warn({ use }, 'the model did not answer')
      void recordModelUse(db, caller.userId, use).catch((error: unknown) =>
        log.error({ error, use }, 'the cost of a model call was not stored'),
      )
    },
  })
}

async function keep(
  { db, log }: TurnDeps,
  { request, caller }: Turn,
  kept: KeptAnswer,
  askedAtMs: number,
): Promise<AssistantEvent> {
  if (caller.userId === null) return { kind: 'done', answer: kept }
  const isKept = await keepTurn(db, caller, request, { answer: kept, askedAtMs }).catch((error: unknown) => {
    log.error({ error, turnId: request.turnId }, 'an answer could not be kept')
    return false
  })
  return { kind: 'done', answer: isKept ? kept : withNotice(kept, 'not-kept') }
}

function withNotice(answer: KeptAnswer, notice: KeptAnswer['notices'][number]): KeptAnswer {
  return { ...answer, notices: [...answer.notices, notice] }
}

/** The newest version of the trip on screen; row level security restricts it to the caller's own trips. */
async function findTripOnScreen(db: Db, caller: Caller, screen: ScreenContext | undefined): Promise<unknown> {
  if (caller.userId === null || !screen?.tripId) return undefined
  const [row] = await db.runAs<{ trip: unknown }>(toDbCaller(caller), {
    text: `select v.trip from public.trips t join public.trip_versions v on v.id = t.heads[cardinality(t.heads)]
      where t.id = $1`,
    values: [screen.tripId],
    isRepeated: true,
  })
  return row?.trip
}
