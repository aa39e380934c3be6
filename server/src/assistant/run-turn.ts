import type { Crisis } from '@app/companion/crisis'
import type { ModelSettings } from '@app/companion/models'
import type {
  AnsweredBy,
  AssistantEvent,
  AssistantRequest,
  KeptAnswer,
  UsedUpAllowance,
} from '@app/contracts/assistant'
import { isFinishedPlan } from '@app/domain/usage-limits'

import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import type { Caller } from '../identity/caller.ts'
import type { Platform } from '../platform.ts'
import { answerInCrisis } from './answer-in-crisis.ts'
import type { BegunTurn } from './asked-turns.ts'
import type { Companion } from './create-companion.ts'
import type { ModelOfSettings } from './create-model-of-settings.ts'
import type { Send } from './event-stream.ts'
import { findTripOnScreen } from './find-trip-on-screen.ts'
import { findEarlier, keepTurn } from './kept-turns.ts'
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
  /** Those who take turns with others: the account, or the address of a guest. */
  readonly asker: string
  readonly begun: BegunTurn
  readonly model: ModelSettings | null
  /** Words of despair or an emergency: answered before every limit and without a model. */
  readonly crisis: Crisis | null
  /** Why it aborts is its reason: an AppError is told to whoever is still there. */
  readonly signal: AbortSignal
}

/** The same turn was begun anew by the same traveller: that one answers, keeps and counts. */
export const SUPERSEDED = Symbol('superseded')

const AWAY = { kind: 'notice', notice: 'model-away' } as const satisfies AssistantEvent

/** Answers, keeps what was said in the traveller's account, and settles what it counts as. Never rejects. */
export async function runTurn(deps: TurnDeps, turn: Turn, send: Send): Promise<void> {
  const { request, begun, model, signal } = turn
  const askedAtMs = deps.now()
  const by: AnsweredBy = model ? { kind: 'model', name: model.model ?? model.provider } : { kind: 'built-in' }
  const said = followAnswer(by, request.memory ?? null)
  const isAway = model === null && deps.models.isSet && turn.crisis === null
  const finish = async (kept: KeptAnswer): Promise<void> => {
    // What was said is told, whatever the database says of it.
    await begun.end('done').catch((error: unknown) => deps.log.error({ error }, 'an answer was not settled'))
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
    if (signal.reason instanceof AppError || !signal.aborted) throw signal.reason ?? new Error('no end of an answer')
    await begun.end('stopped')
  } catch (error) {
    const { code, message, details } = toAppError(error)
    const usedUp = code === 'usage_limit_reached' ? usedUpPlans(details) : undefined
    if (!usedUp) deps.log.error({ error, turnId: request.turnId }, 'a question was not answered')
    await begun.end('failed').catch((cause: unknown) => deps.log.error({ error: cause }, 'nothing was given back'))
    send({ kind: 'failed', code, message, ...(usedUp && { usedUp }) })
  }
}

/** Every finished plan is counted before the event that delivers it is sent, whoever made it. */
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
  const { request, caller, asker, model, crisis, signal } = turn
  if (crisis) {
    const found = await findTripOnScreen(db, caller, request.screen).catch(() => undefined)
    const known = request.trip ?? found
    const asked = { ...request, ...(known !== undefined && { trip: known }) }
    const { eventsOf } = await import('@app/companion/engine')
    yield* eventsOf(await answerInCrisis({ companion, log }, crisis, { request: asked, asker, signal }))
    return
  }
  // The engine remembers by itself; a model is told, and by us rather than by the device where we know it.
  const earlier = model && caller.userId !== null ? await findEarlier(db, caller, request) : []
  const trip = request.trip ?? (await findTripOnScreen(db, caller, request.screen))
  yield* companion.answer({
    request: { ...request, ...(trip !== undefined && { trip }) },
    model,
    asker,
    signal,
    earlier,
    // It may end after the traveller has left, and is paid for all the same.
    onUse: (use) => {
      models.note(use)
      if (use.failed !== null && use.failed !== 'left') log.warn({ use }, 'the model did not answer')
      void recordModelUse(db, caller.userId, use).catch((error: unknown) =>
        log.error({ error, use }, 'what a model cost was not noted'),
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
