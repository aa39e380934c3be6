export { type BestMonths, bestMonths, COMFORT_C, DRY_MM, type MonthlyClimate } from './best-months.ts'
