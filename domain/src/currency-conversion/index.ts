export { convertByTable, type RateTable, roundAbout } from './convert-by-table.ts'
export { convertBack, convertByRate, type ExchangeRate, readRate } from './convert-by-rate.ts'
export { crossRate } from './cross-rate.ts'
