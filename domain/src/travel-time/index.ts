export { chooseCityLeg, chooseLeg, type GettingAround, USUAL_LONGEST_WALK_METRES } from './choose-leg.ts'
export { estimateLeg, type TravelTime } from './estimate-leg.ts'
