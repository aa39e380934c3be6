import { sightFinder } from '@app/datasets/sight-names'
import { type CalendarDate } from '@app/domain/kernel'
import { type CheckFacts } from '@app/domain/trip-checker'
import { draftTrip, readAsk, readWalkingCap, type TripAsk } from '@app/domain/trip-draft'
import { gatherPlaces, type MadePlan, makePlans, planQuestion } from '@app/domain/trip-making'
import { readTripRequest, type TripRequest } from '@app/domain/trip-request'

import { loadSlotTagger } from '../companion/load-reader.ts'
import { answerTripFacts } from '../functions/trip-facts/function.ts'
import { answerTripPlaces } from '../functions/trip-places/answer-trip-places.ts'
import { guideRoutes } from '../functions/understand-trip/guide-routes.ts'
import { loadPlaceTables } from '../places/place-data.ts'

/** As long as the page lets its worker look for better plans. */
const LONGEST_MS = 2000

export type PlannedSentence = {
  readonly sentence: string
  readonly request: TripRequest
  readonly ask: TripAsk
  readonly facts: CheckFacts
  /** A reason where the page would show one instead of a plan. */
  readonly plan: MadePlan | 'no-city' | 'no-places'
  readonly milliseconds: number
}

/** The plan that the planner's page makes of a sentence, with the same reading, places and solver. */
export async function planSentence(sentence: string, today: CalendarDate): Promise<PlannedSentence> {
  const started = performance.now()
  const since = (): number => Math.round(performance.now() - started)
  const { names, addRoute } = await guideRoutes()
  const tagSlots = await loadSlotTagger()
  const read = readTripRequest(sentence, { today, ...names, findSight: sightFinder(), tagSlots })
  const request = await addRoute(read, sentence)
  const asked = { ...readAsk(request), walkingCapMetres: readWalkingCap(request.inEnglish ?? sentence) }
  const told = { sentence, request, ask: asked, facts: {} }
  if (asked.cities.length === 0) return { ...told, plan: 'no-city', milliseconds: since() }
  const tables = await loadPlaceTables()
  const found = await gatherPlaces(asked, {
    places: (query) => answerTripPlaces('latitude' in query ? { ...query } : query, null),
    facts: async (query) => answerTripFacts(tables, query),
    titleOf: (names, days) => `${names.join(', ')}: ${days} days`,
  })
  const { ask, facts } = found
  const draft = draftTrip(ask, 'plan')
  if (!draft) return { ...told, plan: 'no-places', milliseconds: since() }
  const until = performance.now() + LONGEST_MS
  let plan: PlannedSentence['plan'] = 'no-places'
  for (const better of makePlans(planQuestion(found, draft))) {
    plan = better
    if (performance.now() > until) break
  }
  return { ...told, ask, facts, plan, milliseconds: since() }
}
