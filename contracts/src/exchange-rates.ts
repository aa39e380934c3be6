import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

export const ExchangeRatesRequest = z.strictObject({})

export const ExchangeRates = z.object({
  /** The day that the rates are of. */
  date: z.iso.date(),
  source: z.object({ title: z.string(), url: z.string() }),
  /** ISO 4217: units for one dollar of the United States. */
  perDollar: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
})
export type ExchangeRates = z.infer<typeof ExchangeRates>

/** Straight from the server that draws a page; a browser asks the function instead. */
export type AskRates = () => Promise<ExchangeRates>

export const exchangeRatesContract = {
  name: 'exchange-rates',
  request: ExchangeRatesRequest,
  response: ExchangeRates,
} as const satisfies FunctionContract
