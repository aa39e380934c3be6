import { exchangeRatesContract } from '@app/contracts/exchange-rates'

import type { Platform } from '../../platform.ts'
import { createRates } from '../../rates/create-rates.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** For anyone: the newest rates there are, with the day they are of. */
export function createExchangeRatesFunction(deps: Pick<Platform, 'db' | 'log' | 'now' | 'settings'>): ServerFunction {
  const rates = createRates(deps)
  return defineFunction({
    kind: 'reading',
    name: exchangeRatesContract.name,
    access: 'public',
    input: exchangeRatesContract.request,
    maxBodyBytes: 100,
    handle: async () => Response.json(await rates()),
  })
}
