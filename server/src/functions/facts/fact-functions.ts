import { rateHistoryContract } from '@app/contracts/exchange-rate-history'
import { exchangeRatesContract } from '@app/contracts/exchange-rates'
import { getMapsKeyContract, type GetMapsKeyResponse } from '@app/contracts/get-maps-key'
import { knownAirlinesContract, type KnownAirlinesResponse } from '@app/contracts/known-airlines'
import { ownEmbassiesContract, type OwnEmbassiesResponse } from '@app/contracts/own-embassies'
import { placeFactsContract } from '@app/contracts/place-facts'

import { mapSetting } from '../../maps/map-setting.ts'
import type { Platform } from '../../platform.ts'
import { createRates } from '../../rates/create-rates.ts'
import { readRateHistory } from '../../rates/read-rate-history.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Public, once per traveller and device. A country without missions, or an unknown one, has an empty list. */
export function createOwnEmbassiesFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: ownEmbassiesContract.name,
    access: 'public',
    input: ownEmbassiesContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input }) {
      const { EMBASSIES_SOURCE, embassiesOf } = await import('@app/datasets/embassies')
      const answer: OwnEmbassiesResponse = {
        country: input.country,
        embassies: [...embassiesOf(input.country)],
        ...EMBASSIES_SOURCE,
      }
      return Response.json(answer)
    },
  })
}

/** Public: the newest exchange rates, with their date. */
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

/** Public: the stored rates of two currencies by day. */
export function createRateHistoryFunction({ db }: Pick<Platform, 'db'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: rateHistoryContract.name,
    access: 'public',
    input: rateHistoryContract.request,
    maxBodyBytes: 100,
    handle: async (_request, { input: { from, to } }) => Response.json(await readRateHistory(db, from, to)),
  })
}

/** Public, for pages with a map. The key is returned only when Google is the map provider. */
export function createGetMapsKeyFunction({ settings }: Pick<Platform, 'settings'>): ServerFunction {
  const isUsed = mapSetting(settings)?.provider === 'google'
  const answer: GetMapsKeyResponse = { apiKey: (isUsed && settings.GOOGLE_MAPS_KEY) || null }
  return defineFunction({
    kind: 'reading',
    name: getMapsKeyContract.name,
    access: 'public',
    methods: ['GET', 'POST'],
    inputKind: 'none',
    input: getMapsKeyContract.request,
    handle: async () => Response.json(answer),
  })
}

/** Public. The routes are loaded with the first call, not at start-up. */
export function createKnownAirlinesFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: knownAirlinesContract.name,
    access: 'public',
    input: knownAirlinesContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input: { from, to } }) {
      const { knownAirlines } = await import('@app/datasets/known-airlines')
      return Response.json((await knownAirlines(from, to)) satisfies KnownAirlinesResponse)
    },
  })
}

/** The facts of a place page, for a browser that already runs the app. */
export function createPlaceFactsFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: placeFactsContract.name,
    access: 'public',
    input: placeFactsContract.request,
    async handle(_request, { input }) {
      const { createAskPlaces } = await import('../../places/ask-places.ts')
      return Response.json(await createAskPlaces(now)(input))
    },
  })
}
