import * as z from 'zod/mini'

import { useStoredValue } from '../../../device/storage/use-stored-value.ts'
import { type LetterDetails, LetterDetailsStored, NO_DETAILS } from './letter-details.ts'

const KEY = 'claim-letters'
const MOST_FLIGHTS = 20

const Kept = z.catch(z.array(z.object({ flight: z.string(), details: LetterDetailsStored })), [])
type Kept = readonly { readonly flight: string; readonly details: LetterDetails }[]

export type KeptDetails = {
  readonly details: LetterDetails
  change(changes: Partial<LetterDetails>): void
  /** Removes what was typed for every letter from this device. */
  forget(): void
}

/** Typed once, and there again for the next letter, after a reload, and without a connection. On this device only. */
export function useLetterDetails(flight: string): KeptDetails {
  const [kept, keep] = useStoredValue<Kept>(KEY, (stored) => Kept.parse(stored))
  const details = detailsFor(kept, flight)
  return {
    details,
    change: (changes) => keep(withDetails(kept, flight, LetterDetailsStored.parse({ ...details, ...changes }))),
    forget: () => keep([]),
  }
}

/** What a boarding pass says of a flight: fields that were typed before stay as they are. */
export function useKeepScanned(): (flight: string, scanned: Partial<LetterDetails>) => void {
  const [kept, keep] = useStoredValue<Kept>(KEY, (stored) => Kept.parse(stored))
  return (flight, scanned) => {
    const before = detailsFor(kept, flight)
    const typed = Object.entries(before).filter(([, value]) => value !== '')
    const details = LetterDetailsStored.parse({ ...before, ...scanned, ...Object.fromEntries(typed) })
    keep(withDetails(kept, flight, details))
  }
}

/** Who writes is the same for the next flight; the booking is not. */
function detailsFor(kept: Kept, flight: string): LetterDetails {
  const own = kept.find((each) => each.flight === flight)?.details
  if (own) return own
  const { name, address, contact, account } = kept[0]?.details ?? NO_DETAILS
  return { ...NO_DETAILS, name, address, contact, account }
}

/** The flight that was written about last comes first. */
function withDetails(kept: Kept, flight: string, details: LetterDetails): Kept {
  return [{ flight, details }, ...kept.filter((each) => each.flight !== flight)].slice(0, MOST_FLIGHTS)
}
