export { isEventWished } from './answer-event.ts'
export type { CityKnowledge, KnownArea, KnownDish, KnownEvent } from './city-knowledge.ts'
export { finishTrip, mealHoursOf } from './finish-trip.ts'
