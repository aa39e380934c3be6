/** Facts from other packed tables, so that the checks need nothing outside of this repository. */
import type { Coordinates } from '@app/domain/kernel'

import { AIRPORT_RANKS } from '../../src/airport-ranks/index.ts'
import { AIRPORTS } from '../../src/airports/index.ts'
import { loadCities } from '../../src/cities/index.ts'
import { EXCHANGE_RATES } from '../../src/exchange-rates/index.ts'
import { readPackedFile } from '../../src/packed-files/index.ts'
import { type PriceFacts, priceFactsOf } from '../../src/price-levels/index.ts'
import { readJson } from '../read-json.ts'
import { openShores } from './shores.ts'

export type Ceilings = { readonly lodgingUsd: number; readonly mealsUsd: number }

export type GuideFacts = {
  /** Units per dollar at the rate that travellers get. */
  readonly perDollar: (currency: string) => number | undefined
  readonly isAirport: (code: string) => boolean
  readonly priceFacts: (country: string) => PriceFacts | undefined
  /** The highest official allowance anywhere in the country. */
  readonly ceilings: (country: string) => Ceilings | undefined
  /** The distance of a position from land; 0 on land. */
  readonly kmOffshore: (at: Coordinates) => number
  readonly isNearTown: (at: Coordinates, withinKm: number) => boolean
}

/** In use, but without scheduled flights in the tables: new, or too small. */
const MORE_AIRPORTS = 'ATA BHR BQB BWX CCF CFG CNY DLZ DYG ENI GHV GOX GPS HDS IAO JAV JSA KOS KTI KUU LBJ LLI LUA MLH'
const STILL_MORE_AIRPORTS = 'MYQ NAV NLU NYU PDV PGA PIK PIO SAI SCY SEU SPX SZK TQO TUF UBN UKA UYU VDY WMI WYS'
/** Countries where travellers get another rate than the official one, or whose currency was replaced recently. */
const PAID_RATES: Readonly<Record<string, number>> = { CUP: 120, VES: 240, ANG: 1.8, BGN: 1.7 }

export async function loadGuideFacts(): Promise<GuideFacts> {
  const more = `${MORE_AIRPORTS} ${STILL_MORE_AIRPORTS}`.split(' ')
  const airports = new Set([...AIRPORTS.map(({ code }) => code), ...AIRPORT_RANKS.map(({ code }) => code), ...more])
  const ceilings = await readCeilings()
  const cities = await loadCities(readPackedFile)
  return {
    perDollar: (currency) => (currency === 'USD' ? 1 : (PAID_RATES[currency] ?? EXCHANGE_RATES.perDollar(currency))),
    isAirport: (code) => airports.has(code),
    priceFacts: priceFactsOf,
    ceilings: (country) => ceilings.get(country),
    kmOffshore: await openShores(),
    isNearTown: (at, withinKm) => cities.near(at, withinKm).length > 0,
  }
}

async function readCeilings(): Promise<ReadonlyMap<string, Ceilings>> {
  const file = new URL('../../packed/per-diem.json', import.meta.url)
  const { rows } = await readJson<{ readonly rows: readonly string[] }>(file.pathname)
  const found = new Map<string, Ceilings>()
  for (const row of rows) {
    const [country = '', , , , lodging, meals] = row.split('|')
    const known = found.get(country) ?? { lodgingUsd: 0, mealsUsd: 0 }
    found.set(country, {
      lodgingUsd: Math.max(known.lodgingUsd, Number(lodging)),
      mealsUsd: Math.max(known.mealsUsd, Number(meals)),
    })
  }
  return found
}
