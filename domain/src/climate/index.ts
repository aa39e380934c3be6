export { type BestMonths, bestMonths, COMFORT_C, DRY_MM, type MonthlyClimate, type WhyNot } from './best-months.ts'
