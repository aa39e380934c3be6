/**
 * Which reported causes excuse a carrier (Article 5(3), EU-6). The rulings behind each line are in
 * docs/domain/passenger-rights.md.
 */
import type { LegalBasis } from './legal-basis.ts'

/** In the traveller's words, as crews announce it. */
export const DELAY_CAUSES = [
  'technical-fault',
  'crew-or-staff',
  'airline-strike',
  'late-inbound-aircraft',
  'weather',
  'air-traffic-control',
  'security-or-unrest',
  'bird-strike',
  'unknown',
] as const

export type DelayCause = (typeof DELAY_CAUSES)[number]

type Ruling = { readonly isExtraordinary: boolean; readonly basis: LegalBasis }

const RECITALS: LegalBasis = { instrument: 'Regulation (EC) 261/2004', provision: 'Recitals 14 and 15' }

const RULINGS: Record<Exclude<DelayCause, 'unknown'>, Ruling> = {
  'technical-fault': { isExtraordinary: false, basis: ruling('C-549/07', 'Wallentin-Hermann') },
  'crew-or-staff': { isExtraordinary: false, basis: ruling('C-156/22', 'TAP Portugal') },
  'airline-strike': { isExtraordinary: false, basis: ruling('C-28/20', 'Airhelp') },
  // The inbound delay needs an excusing cause of its own; lateness alone does not excuse.
  'late-inbound-aircraft': { isExtraordinary: false, basis: ruling('C-74/19', 'Transportes Aéreos Portugueses') },
  weather: { isExtraordinary: true, basis: RECITALS },
  'air-traffic-control': { isExtraordinary: true, basis: RECITALS },
  'security-or-unrest': { isExtraordinary: true, basis: RECITALS },
  'bird-strike': { isExtraordinary: true, basis: ruling('C-315/15', 'Pešková') },
}

/** Undefined for an unknown cause, which must not be guessed. */
export function rulingOn(cause: DelayCause): Ruling | undefined {
  return cause === 'unknown' ? undefined : RULINGS[cause]
}

function ruling(caseNumber: string, name: string): LegalBasis {
  return { instrument: `CJEU ${caseNumber} ${name}`, provision: 'Article 5(3)' }
}
