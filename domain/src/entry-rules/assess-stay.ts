import type { Source } from '../kernel/index.ts'

/** Rule ids (EN-3…) are those of docs/domain/place-guide.md. */

/** Regulation (EU) 2016/399, Article 6(1): all countries of the area count together. */
export const SCHENGEN_STAY = {
  days: 90,
  windowDays: 180,
  source: {
    title: 'Regulation (EU) 2016/399 (Schengen Borders Code), Article 6(1)',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/399/oj',
  } satisfies Source,
  checkedAt: '2026-11-18',
} as const

const SCHENGEN = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

export function isInSchengen(country: string): boolean {
  return SCHENGEN.has(country)
}

/** Directive 2004/38/EC, Article 5; the EEA and Switzerland by agreement: a valid passport or identity card is enough. */
const FREE_MOVEMENT = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Days from which a host country may ask citizens of the others to register (Article 8). */
export const FREE_MOVEMENT_DAYS = 90

export function hasFreeMovement(passport: string, destination: string): boolean {
  return passport !== destination && FREE_MOVEMENT.has(passport) && FREE_MOVEMENT.has(destination)
}

export type Stay = {
  /** The planned stay in days, from now or from arrival. */
  readonly stayDays: number | null
  /** Days already spent there. */
  readonly usedDays: number | null
}

export type StayVerdict = {
  /** EN-3: `too-long` is more than the limit, or more than is left of it; `unknown` without a known limit. */
  readonly verdict: 'fits' | 'too-long' | 'unknown'
  /** EN-4: the days left, counting every day already spent; null without one or without a known limit. */
  readonly remainingDays: number | null
}

/** Compares a stay with a limit in days; null without a stay. */
export function assessStay(limitDays: number | null, { stayDays, usedDays }: Stay): StayVerdict | null {
  if (stayDays === null && usedDays === null) return null
  if (limitDays === null) return { verdict: 'unknown', remainingDays: null }
  const remainingDays = usedDays === null ? null : Math.max(0, limitDays - usedDays)
  const left = remainingDays ?? limitDays
  const isTooLong = stayDays === null ? left === 0 : stayDays > left
  return { verdict: isTooLong ? 'too-long' : 'fits', remainingDays }
}
