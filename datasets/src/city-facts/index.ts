export { CITY_FACTS, type CityFacts, CLIMATE_SOURCE, PRICE_SOURCE } from './city-facts.ts'
