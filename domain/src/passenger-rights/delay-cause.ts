/**
 * Which reported causes excuse a carrier, by law (EU-6, CA-5, TR-4). The rulings behind each line are in
 * docs/domain/passenger-rights.md.
 */
import type { LegalBasis } from './legal-basis.ts'

/** In the traveller's words, as crews announce it. */
export const DELAY_CAUSES = [
  'technical-fault',
  'hidden-defect',
  'crew-or-staff',
  'airline-strike',
  'late-inbound-aircraft',
  'airline-systems',
  'weather',
  'air-traffic-control',
  'airport-systems',
  'security-or-unrest',
  'medical-emergency',
  'bird-strike',
  'unknown',
] as const

export type DelayCause = (typeof DELAY_CAUSES)[number]
export type KnownCause = Exclude<DelayCause, 'unknown'>

type Ruling = { readonly isExtraordinary: boolean; readonly basis: LegalBasis }

const RECITALS: LegalBasis = { instrument: 'Regulation (EC) 261/2004', provision: 'Recitals 14 and 15' }

const RULINGS: Record<KnownCause, Ruling> = {
  'technical-fault': { isExtraordinary: false, basis: ruling('C-549/07', 'Wallentin-Hermann') },
  // Paragraph 26 of the same judgment: a defect of the whole type, revealed by its maker or an authority.
  'hidden-defect': { isExtraordinary: true, basis: ruling('C-549/07', 'Wallentin-Hermann') },
  'crew-or-staff': { isExtraordinary: false, basis: ruling('C-156/22', 'TAP Portugal') },
  'airline-strike': { isExtraordinary: false, basis: ruling('C-28/20', 'Airhelp') },
  // The inbound delay needs an excusing cause of its own; lateness alone does not excuse.
  'late-inbound-aircraft': { isExtraordinary: false, basis: ruling('C-74/19', 'Transportes Aéreos Portugueses') },
  // Inherent in the airline's business; the airport's own systems are not (SATA, below).
  'airline-systems': { isExtraordinary: false, basis: ruling('C-549/07', 'Wallentin-Hermann') },
  weather: { isExtraordinary: true, basis: RECITALS },
  'air-traffic-control': { isExtraordinary: true, basis: RECITALS },
  'airport-systems': { isExtraordinary: true, basis: ruling('C-308/21', 'SATA International') },
  'security-or-unrest': { isExtraordinary: true, basis: RECITALS },
  'medical-emergency': { isExtraordinary: true, basis: RECITALS },
  'bird-strike': { isExtraordinary: true, basis: ruling('C-315/15', 'Pešková') },
}

/** By the European laws. Undefined for an unknown cause, which must not be guessed. */
export function rulingOn(cause: DelayCause): Ruling | undefined {
  return cause === 'unknown' ? undefined : RULINGS[cause]
}

function ruling(caseNumber: string, name: string): LegalBasis {
  return { instrument: `CJEU ${caseNumber} ${name}`, provision: 'Article 5(3)' }
}
