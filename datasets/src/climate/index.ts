export { type Climate, type ClimateYear, loadClimate } from './climate.ts'
