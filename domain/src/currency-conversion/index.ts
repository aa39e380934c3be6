export { convertByTable, crossRate, type RateTable, roundAbout } from './convert-by-table.ts'
export { convertBack, convertByRate, type ExchangeRate, readRate } from './convert-by-rate.ts'
