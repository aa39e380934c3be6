import type { EarlierTurn } from '@app/companion/conversation'
import type { ModelSettings } from '@app/companion/models'
import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'

import { createLiveAdvice } from '../feeds/live-advice.ts'
import { createLivePlaces } from '../functions/trip-places/live-places.ts'
import type { Platform } from '../platform.ts'
import { createRates } from '../rates/create-rates.ts'
import { type AnswerThread, type Asking, createAnswerThread } from './answer-thread.ts'

export type Question = Asking & {
  readonly request: AssistantRequest
  readonly model?: ModelSettings | null
  readonly earlier?: readonly EarlierTurn[]
}

/** Answers questions, on this thread or on another one. */
export type Companion = {
  /** A question is expected soon. */
  prepare(): void
  answer(question: Question): AsyncIterable<AssistantEvent>
  close(): void
}

type Deps = Pick<Platform, 'db' | 'log' | 'now' | 'settings'>

export function createCompanion(deps: Deps, start: typeof createAnswerThread = createAnswerThread): Companion {
  const { FEEDS, OVERPASS_URL: overpassUrl, WIKIDATA_URL: wikidataUrl } = deps.settings
  const live = FEEDS === 'on' && overpassUrl !== 'off' ? createLivePlaces({ ...deps, overpassUrl, wikidataUrl }) : null
  const rates = createRates(deps)
  const advice = createLiveAdvice(deps)
  const thread: AnswerThread = start(live)
  return {
    prepare: () => thread.prepare(),
    async *answer({ request, model = null, earlier = [], ...asking }) {
      const known = { rates: await rates(), advice: await advice() }
      const moment = { now: deps.now(), bookingSite: { host: deps.settings.BOOKING_HOST }, ...known }
      yield* thread.answer({ request, earlier, model, moment, hasLive: live !== null }, asking)
    },
    close: () => thread.close(),
  }
}
