export { EXCHANGE_RATES, type ExchangeRates } from './exchange-rates.ts'
