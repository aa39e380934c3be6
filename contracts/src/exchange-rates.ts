import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

export const ExchangeRatesRequest = z.strictObject({})

export const ExchangeRates = z.object({
  /** The date of the rates. */
  date: z.iso.date(),
  source: z.object({ title: z.string(), url: z.string() }),
  /** ISO 4217: units for one dollar of the United States. */
  perDollar: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
})
export type ExchangeRates = z.infer<typeof ExchangeRates>

/** Used directly when the server renders a page; a browser calls the function instead. */
export type AskRates = () => Promise<ExchangeRates>

export const exchangeRatesContract = {
  name: 'exchange-rates',
  request: ExchangeRatesRequest,
  response: ExchangeRates,
} as const satisfies FunctionContract
