export { BURGER_SOURCE, type PriceFacts, priceFactsOf, PURCHASING_POWER_SOURCE } from './price-levels.ts'
