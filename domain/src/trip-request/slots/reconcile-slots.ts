import { missingFacts } from '../missing-facts.ts'
import type { TripRequest } from '../trip-request.ts'
import { reconcileBudget } from './reconcile-budget.ts'
import { reconcileDays } from './reconcile-days.ts'
import { reconcileDestinations } from './reconcile-destinations.ts'
import { reconcileTravellers } from './reconcile-travellers.ts'
import { reconcileWishes } from './reconcile-wishes.ts'
import type { SlotContext } from './slot-context.ts'

/** "With grandad, 82" asks for the same as "with elderly parents". */
const ELDERLY = 75
const ELDERLY_WALKS = 'short-walks'

/**
 * The rules know what words mean; the tags know what they are about. A fact of the rules holds unless the tags say that
 * its words are about something else, and what only the tags saw is read or quoted.
 */
export function reconcileSlots(request: TripRequest, context: SlotContext): TripRequest {
  if (context.tags.length === 0) return request
  const { travellers, isAssumed, words, oldest } = reconcileTravellers(request, context)
  const known = {
    ...request,
    ...reconcileDestinations(request, context),
    days: reconcileDays(request, context),
    travellers,
    budget: reconcileBudget(request, context),
    mobility:
      request.mobility ?? (travellers && oldest >= ELDERLY ? { value: ELDERLY_WALKS, span: travellers.span } : null),
  }
  const settled = reconcileWishes(known, context, words)
  return { ...settled, missing: missingFacts(settled, isAssumed) }
}
