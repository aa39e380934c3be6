export { addRoute } from './add-route.ts'
export { type DestinationFinder, destinationFinder } from './find-destination.ts'
export { loadRouteTables } from './load-route-tables.ts'
export { withGuideNames } from './with-guide-names.ts'
