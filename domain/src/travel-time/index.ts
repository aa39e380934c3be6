export { chooseCityLeg, chooseLeg, chooseLegHome, type GettingAround, USUAL_LONGEST_WALK_METRES } from './choose-leg.ts'
export { estimateGround } from './estimate-ground.ts'
export { estimateLeg, type TravelTime } from './estimate-leg.ts'
