export { datesAround, type GatheredPlaces, gatherPlaces, placesQuery, type PlaceSources } from './gather-places.ts'
export { type MadePlan, makePlans, planQuestion, type PlanQuestion } from './make-plans.ts'
