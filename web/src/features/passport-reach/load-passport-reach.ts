import type { EntryTables } from '@app/contracts/entry-facts'
import type { PlaceVisa } from '@app/contracts/place-guide'
import { compareEntry, hasFreeMovement } from '@app/domain/entry-rules'
import type { Claim } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { countriesByName } from '../../entities/place/entry-tables/countries-by-name.ts'
import { loadEntryTables } from '../../entities/place/entry-tables/load-entry-tables.ts'

/** In the order of ease. */
export const REACH_GROUPS = [
  ...(['own', 'free', 'visa-free', 'eta', 'visa-on-arrival', 'e-visa', 'visa-required', 'no-admission'] as const),
  'unknown',
] as const
export type ReachGroup = (typeof REACH_GROUPS)[number]

export type Reached = { readonly country: string; readonly group: ReachGroup; readonly days: number | null }

/** A country that two passports enter in different ways; below zero the first one is easier. */
export type Difference = { readonly country: string; readonly a: Reached; readonly b: Reached; readonly easier: number }

export type Comparison = {
  readonly aEasier: number
  readonly bEasier: number
  readonly same: number
  readonly differences: readonly Difference[]
}

export type ReachView = {
  readonly typed: Readonly<Record<'a' | 'b' | 'destination', string>>
  readonly problem: 'country' | 'same' | null
  /** ISO 3166-1 by their English names; empty when the tables are not available. */
  readonly countries: readonly string[]
  /** Null until a passport is chosen. */
  readonly reached: readonly Reached[] | null
  readonly comparison: Comparison | null
  /** For source and date. */
  readonly claim: Claim<PlaceVisa> | null
}

type Asked = Pick<LoaderFunctionArgs, 'request'> & Partial<Pick<LoaderFunctionArgs, 'context'>>

/** The whole query is in the URL: the same with and without script, and without a network. */
export async function loadPassportReach({ request, context }: Asked): Promise<ReachView> {
  const params = new URL(request.url).searchParams
  const tables = await loadEntryTables(context).catch(() => null)
  const read = (name: string): string => {
    const code = (params.get(name) ?? '').trim().slice(0, 2).toUpperCase()
    return tables?.countries.includes(code) ? code : ''
  }
  const typed = { a: read('a'), b: read('b'), destination: read('destination') }
  const countries = countriesByName(tables)
  const empty = { typed, countries, reached: null, comparison: null, claim: null }
  if (!params.has('a') || !tables) return { ...empty, problem: null }
  if (typed.a === '') return { ...empty, problem: 'country' }
  if (typed.a === typed.b) return { ...empty, problem: 'same' }
  const reached = countries.map((country) => reach(tables, typed.a, country))
  const comparison = typed.b === '' ? null : compare(tables, typed.a, typed.b, countries)
  const first = countries.find((country) => country !== typed.a) ?? ''
  const claim = tables.between({ passport: typed.a, destination: typed.destination || first }).visa
  return { typed, countries, problem: null, reached, comparison, claim }
}

function reach(tables: EntryTables, passport: string, country: string): Reached {
  const visa = tables.between({ passport, destination: country }).visa?.value
  if (!visa) return { country, group: 'unknown', days: null }
  if (hasFreeMovement(passport, country)) return { country, group: 'free', days: null }
  return { country, group: visa.requirement, days: visa.days }
}

function compare(tables: EntryTables, a: string, b: string, countries: readonly string[]): Comparison {
  const all = countries.map((country) => {
    const [first, second] = [reach(tables, a, country), reach(tables, b, country)]
    return { country, a: first, b: second, easier: easierOf(first, second) }
  })
  const differences = all.filter(({ easier }) => easier !== 0)
  return {
    aEasier: differences.filter(({ easier }) => easier < 0).length,
    bEasier: differences.filter(({ easier }) => easier > 0).length,
    same: all.length - differences.length,
    differences,
  }
}

/** Of what is unknown nothing is said. */
function easierOf(a: Reached, b: Reached): number {
  if (a.group === 'unknown' || b.group === 'unknown') return 0
  return compareEntry(termsOf(a), termsOf(b))
}

function termsOf({ group, days }: Reached) {
  const isFree = group === 'free'
  return { requirement: isFree || group === 'unknown' ? ('visa-free' as const) : group, days, isFree }
}
