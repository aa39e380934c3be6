/** A worker, because reading a sentence needs an index of cities and planning takes two seconds. */
import type { CalendarDate } from '@app/domain/kernel'
import { type MadePlan, makePlans, type PlanQuestion } from '@app/domain/trip-making'
import { readTripRequest, type TripRequest } from '@app/domain/trip-request'

import { loadGuide } from '../../../entities/guide/load-guide.ts'
import { loadReaderModel } from '../../../entities/reader-model/load-reader-model.ts'

export type TripQuestion = { readonly id: number } & (
  | { readonly kind: 'read'; readonly text: string; readonly today: CalendarDate }
  | ({ readonly kind: 'plan' } & PlanQuestion)
)
export type TripAnswer = { readonly id: number } & (
  | { readonly kind: 'read'; readonly request: TripRequest }
  | ({ readonly kind: 'plan'; readonly isLast: boolean } & MadePlan)
  | { readonly kind: 'failed' }
)

const LONGEST_MS = 2000
const GUIDE_WAIT_MS = 6000
const cities = import('@app/datasets/city-search-offline').then(({ offlineNameFinder }) => offlineNameFinder())
/** Missing offline until downloaded: then sights are recognised by capital letters and the words before them. */
const sights = import('@app/datasets/sight-names').then(
  ({ sightFinder }) => sightFinder(),
  () => undefined,
)

/** Missing offline until downloaded: then the rules read alone. */
const tagger = Promise.all([loadReaderModel(), import('@app/domain/learned-reader')]).then(
  ([model, { tagSlots }]) =>
    (text: string) =>
      tagSlots(model.tagger, text),
  () => undefined,
)

addEventListener('message', ({ data }: MessageEvent<TripQuestion>) => {
  answer(data).catch((error: unknown) => {
    console.error(error)
    send({ id: data.id, kind: 'failed' })
  })
})

async function answer(question: TripQuestion): Promise<void> {
  if (question.kind === 'read') {
    const [names, findSight] = await Promise.all([cities, sights])
    const { id, text, today } = question
    const [routes, tagSlots] = await Promise.all([inTime(openRoutes(names)), inTime(tagger)])
    const request = readTripRequest(text, {
      today,
      ...(routes?.names ?? names),
      ...(findSight && { findSight }),
      ...(tagSlots && { tagSlots }),
    })
    send({ id, kind: 'read', request: (await inTime(routes?.add(request, text))) ?? request })
  } else plan(question)
}

/** The guide's index, and the countries of a question. Null offline if they were never loaded. */
async function openRoutes(known: Awaited<typeof cities>) {
  const [guide, { addRoute, destinationFinder, withGuideNames }] = await Promise.all([
    loadGuide(),
    import('@app/datasets/guide-routes'),
  ])
  const names = withGuideNames(known, destinationFinder(guide))
  return {
    names,
    add: (request: TripRequest, sentence: string) => addRoute(request, { guide, sentence, findCity: names.findCity }),
  }
}

/** The sentence is read without the guide if the guide loads too slowly. */
function inTime<Value>(promise: Promise<Value> | undefined): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), GUIDE_WAIT_MS)
  })
  return Promise.race([Promise.resolve(promise).catch(() => undefined), late])
}

/** Sends the first plan at once, then each better one until the time is up. */
function plan({ id, ...question }: Extract<TripQuestion, { kind: 'plan' }>): void {
  const until = performance.now() + LONGEST_MS
  let best: MadePlan | null = null
  for (const better of makePlans(question)) {
    best = better
    if (performance.now() > until) break
    send({ id, kind: 'plan', isLast: false, ...best })
  }
  send(best ? { id, kind: 'plan', isLast: true, ...best } : { id, kind: 'failed' })
}

function send(told: TripAnswer): void {
  postMessage(told)
}
