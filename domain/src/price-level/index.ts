export { assessPriceLevel, type PriceLevel, type PriceLevelFacts } from './assess-price-level.ts'
