export type { CityKnowledge, KnownArea, KnownDish } from './city-knowledge.ts'
export { finishTrip, mealHoursOf } from './finish-trip.ts'
