export { factsOfKind, type KindFacts, type PriceBand } from './kind-facts.ts'
export { usualHours, type Weekday, WEEKDAYS } from './usual-hours.ts'
export { priceOfBand, usualPrice } from './usual-price.ts'
