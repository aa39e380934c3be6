export { datesAround, type GatheredPlaces, gatherPlaces, placesQuery, type PlaceSources } from './gather-places.ts'
export { type MadePlan, makePlans, MIN_PLACES, planQuestion, type PlanQuestion } from './make-plans.ts'
