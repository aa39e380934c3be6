/**
 * Which identity card opens a border, tourist taxes, driving into a city, and passes. Our editors wrote the tables in
 * November 2026 from general knowledge; each row names the official page that decides.
 */
import type { Source } from '@app/domain/kernel'

import FACTS from './place-facts.json' with { type: 'json' }
import type { RuleSayId } from './rule-words.ts'

export type PassName = keyof typeof FACTS.passes
export const PASS_NAMES = Object.keys(FACTS.passes) as readonly PassName[]

export type PlaceFact = {
  readonly say: RuleSayId
  readonly source: Source
  readonly country?: string
  readonly issuer?: string
  readonly issuers?: readonly string[]
  /** A destination of the guide, or the code of a country. */
  readonly place?: string
  readonly money?: string
  readonly percent?: number
  readonly pass?: string
  readonly days?: { readonly days: number }
}

type Row = readonly string[]
type TaxRow = readonly [kind: 'night' | 'once' | 'percent' | 'room', amount: string, source: Row]
type DrivingRow = readonly [kind: 'charge' | 'park' | 'register' | 'sticker' | 'ztl', amount: string, source: Row]
type PassRow = readonly [
  name: string,
  country: string,
  money: string,
  days: number,
  verdict: 'pays' | 'rarely',
  source: Row,
]

const TAXES = FACTS.tax as unknown as Readonly<Record<string, TaxRow>>
const DRIVING = FACTS.driving as unknown as Readonly<Record<string, DrivingRow>>
const PASSES = FACTS.passes as unknown as Readonly<Record<PassName, PassRow>>
const SOME: Readonly<Record<string, readonly string[]>> = FACTS.identity.some
/** The Union, the rest of the EEA, and Switzerland. */
const FREE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)
const ISSUES_NONE = ['DK', 'IE', 'NO', 'IS']

const sourceOf = ([title = '', url = '']: Row): Source => ({ title, url })

/** Empty where the table is not sure, as on Egypt. */
export function ofIdentityCard(country: string | undefined, from: string | undefined): readonly PlaceFact[] {
  if (country === undefined || country === from || FACTS.identity.unsure.includes(country)) return []
  const isForUnion = FREE.has(country) || FACTS.identity.union.includes(country)
  const some = SOME[country] ?? []
  const source = sourceOf(FACTS.identity.source[isForUnion ? 'EU' : 'else'])
  if (from !== undefined && ((isForUnion && FREE.has(from)) || some.includes(from)))
    return [{ say: 'idcard.yes', source, country, issuer: from }]
  // Denmark, Iceland, Ireland and Norway: their papers differ too much for a plain no.
  if (from !== undefined) return ISSUES_NONE.includes(from) ? [] : [{ say: 'idcard.none', source, country }]
  if (isForUnion)
    return [
      { say: 'idcard.union', source, country },
      ...(some.length > 0 ? [{ say: 'idcard.also', source, issuers: some } as const] : []),
    ]
  return [
    some.length > 0 ? { say: 'idcard.some', source, country, issuers: some } : { say: 'idcard.none', source, country },
  ]
}

/** Of the city or island, or else of its country. */
export function ofTouristTax(place: string | undefined, country: string | undefined): readonly PlaceFact[] {
  const key = [place, country].find((each) => each !== undefined && Object.hasOwn(TAXES, each))
  const row = key === undefined ? undefined : TAXES[key]
  if (key === undefined || !row) return []
  const [kind, amount, source] = row
  const said = { say: `tax.${kind}`, source: sourceOf(source), place: key } as const
  return [kind === 'percent' ? { ...said, percent: Number(amount) } : { ...said, money: amount }]
}

export function ofCityDriving(place: string | undefined): readonly PlaceFact[] {
  const row = place === undefined ? undefined : DRIVING[place]
  if (place === undefined || !row) return []
  const [kind, money, written] = row
  const source = sourceOf(written)
  const park: PlaceFact = { say: 'drive.park', source }
  if (kind === 'park') return [park]
  return [{ say: `drive.${kind}`, source, place, ...(money !== '' && { money }) }, park]
}

export function ofPass(name: PassName | undefined): readonly PlaceFact[] {
  if (name === undefined) return []
  const [pass, , money, days, verdict, written] = PASSES[name]
  const source = sourceOf(written)
  return [
    { say: 'pass.costs', source, pass, money, days: { days } },
    { say: `pass.${verdict}`, source },
  ]
}
