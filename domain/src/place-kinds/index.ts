export { factsOfKind } from './kind-facts.ts'
export type { KindFacts, PriceBand } from './kind-row.ts'
export { usualHours, type Weekday, WEEKDAYS } from './usual-hours.ts'
export { priceOfBand, usualPrice } from './usual-price.ts'
