export { convertBack, convertByRate, type ExchangeRate, readRate } from './convert-by-rate.ts'
