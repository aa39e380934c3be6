export { type CityFactors, cityFactors, type DailyAllowance, NO_FACTORS } from './city-factors.ts'
export {
  type CityPrices,
  cityPrices,
  itemRange,
  priceFor,
  type PricedCountry,
  TRAVEL_STYLES,
  type TravelStyle,
} from './city-prices.ts'
export {
  DAILY_LEVELS,
  DAILY_PARTS,
  type DailyCosts,
  dailyCosts,
  type DailyLevels,
  type DailyPart,
  dailyPart,
  levelsOfStyle,
} from './daily-costs.ts'
export { middleOf, type MoneyRange, moneyRange } from './money-range.ts'
export { monthFactors, type SeasonNight } from './month-factors.ts'
export { countParty, type Party, partyCosts, sharesOf, timesShares } from './party-costs.ts'
export { differsFromGuide, type PriceFinding } from './price-finding.ts'
export { priceOfKind } from './price-of-kind.ts'
export { isSanePrice } from './sane-price.ts'
