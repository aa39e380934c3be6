import type { Money } from '../../kernel/index.ts'
import type { DisruptionFact, DisruptionNotOwed, Outcome } from '../disruption-assessment.ts'
import type { FlightDisruption } from '../flight-disruption.ts'
import type { LegalBasis } from '../legal-basis.ts'

/** What a law says, before its name and its other rights are added. */
export type Judged = Outcome & { readonly basis: readonly LegalBasis[] }

export function owed(amount: Money, ...basis: readonly LegalBasis[]): Judged {
  return { kind: 'owed', amount, halvedWithinMinutes: null, basis }
}

export function notOwed(because: DisruptionNotOwed, ...basis: readonly LegalBasis[]): Judged {
  return { kind: 'not-owed', because, basis }
}

export function needs(missing: DisruptionFact, upTo: Money | null, ...basis: readonly LegalBasis[]): Judged {
  return { kind: 'needs-fact', missing, upTo, basis }
}

export function damages(limit: Money, ...basis: readonly LegalBasis[]): Judged {
  return { kind: 'damages', limit, basis }
}

/** The sum at stake; null for a share of a price that is not known. */
export function mostOf(outcome: Outcome): Money | null {
  switch (outcome.kind) {
    case 'owed':
      return outcome.amount
    case 'owed-share':
      return outcome.most ?? null
    case 'damages':
      return outcome.limit
    case 'needs-fact':
      return outcome.upTo
    case 'not-owed':
      return null
  }
}

/**
 * A missed connection is a late arrival at the end of one booking; a second ticket has a destination of its own. The
 * bookings are asked for only when something is at stake.
 */
export function judgeConnection(
  flight: FlightDisruption,
  judgeDelay: (flight: FlightDisruption) => Judged,
  rule: LegalBasis,
): Judged {
  const { isOneBooking = null } = flight
  if (isOneBooking === false) return notOwed('separate-bookings', rule)
  const judged = judgeDelay(flight)
  if (isOneBooking !== null || judged.kind === 'not-owed') return judged
  return needs('isOneBooking', mostOf(judged), rule)
}
