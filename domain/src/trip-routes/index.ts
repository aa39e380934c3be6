export { planRoute } from './plan-route.ts'
export { isOfInterest } from './worth.ts'
export type {
  LeftOut,
  LeftOutReason,
  PlannedBase,
  PlannedDayTrip,
  PlannedLeg,
  PlannedRoute,
  PlannedSight,
} from './planned-route.ts'
export { type RouteTables } from './route-guide.ts'
export type { AskedDestination, Heading, RouteEnd, RouteRequest } from './route-request.ts'
