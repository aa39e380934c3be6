export { convertByTable, type RateTable, roundToUnits } from './convert-by-table.ts'
export { convertBack, convertByRate, type ExchangeRate, readRate } from './convert-by-rate.ts'
export { crossRate } from './cross-rate.ts'
