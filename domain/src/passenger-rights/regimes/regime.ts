/**
 * The two laws with the same articles: Regulation (EC) 261/2004, and its retained version in the United Kingdom
 * (European Union (Withdrawal) Act 2018, section 3; amended by SI 2019/278, which replaced euros by pounds).
 * https://eur-lex.europa.eu/eli/reg/2004/261/oj and https://www.legislation.gov.uk/eur/2004/261
 */
import { euros, type Money } from '../../kernel/index.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import type { Law } from '../law.ts'

export type Band = 'short' | 'medium' | 'long'

export type Regime = {
  readonly law: Law
  readonly instrument: string
  /** Article 7(1). */
  readonly amounts: Readonly<Record<Band, Money>>
}

const pounds = (whole: number): Money => ({ minorUnits: whole * 100, currency: 'GBP' })

export const EU_261: Regime = {
  law: 'EU261',
  instrument: 'Regulation (EC) 261/2004',
  amounts: { short: euros(250), medium: euros(400), long: euros(600) },
}

export const UK_261: Regime = {
  law: 'UK261',
  instrument: 'Regulation (EC) 261/2004 as it applies in the UK',
  amounts: { short: pounds(220), medium: pounds(350), long: pounds(520) },
}

const SHORT_HAUL_KM = 1500
const MEDIUM_HAUL_KM = 3500
/** Distances this near to a limit may be on its other side with another method of measuring. */
const DISTANCE_TOLERANCE = 0.005
/** No two airports of the European part are this far apart: one of them is in a French overseas department. */
const BEYOND_EUROPE_KM = 5500

/** EU-3: a flight inside the covered territory is never long. */
export function bandOf({ distanceKm, departsFromEea, arrivesInEea }: FlightDisruption): Band {
  if (distanceKm <= SHORT_HAUL_KM) return 'short'
  return distanceKm <= MEDIUM_HAUL_KM || (departsFromEea && arrivesInEea) ? 'medium' : 'long'
}

/** EU-7: true when the measured distance is so near a limit that the amount should be checked. */
export function isNearDistanceLimit({ distanceKm }: Pick<FlightDisruption, 'distanceKm'>): boolean {
  return [SHORT_HAUL_KM, MEDIUM_HAUL_KM].some((limit) => Math.abs(distanceKm - limit) <= limit * DISTANCE_TOLERANCE)
}

/** EU-12, Article 10(2), in which flights to the French overseas departments count as long. */
export function downgradePercent(flight: FlightDisruption): number {
  const band = flight.distanceKm > BEYOND_EUROPE_KM ? 'long' : bandOf(flight)
  return { short: 30, medium: 50, long: 75 }[band]
}
