import type { CalendarDate } from '../kernel/index.ts'

export type BoardingPassLeg = {
  /** The booking reference of the airline that flies; empty when the pass has none. */
  readonly booking: string
  /** IATA airport codes. */
  readonly from: string
  readonly to: string
  /** The airline that flies: its IATA code of two characters, or the ICAO code of three letters. */
  readonly carrier: string
  /** Without leading zeros, with the suffix that a few flights have: "204", "1207A". Empty on an open ticket. */
  readonly number: string
  /** Null on an open ticket, and for a day that no year has. */
  readonly date: CalendarDate | null
  readonly cabin: string
  readonly seat: string
}

export type BoardingPass = {
  /** As on the ticket, first name first and without the title. */
  readonly passenger: string
  /** The field ends after twenty characters: the end of a long name is missing. */
  readonly isNameCut: boolean
  /** False when the year had to be guessed, because the pass does not say when it was issued. */
  readonly isYearCertain: boolean
  readonly legs: readonly [BoardingPassLeg, ...BoardingPassLeg[]]
}

export type BoardingPassReading =
  | { readonly kind: 'read'; readonly pass: BoardingPass }
  /** A barcode of something else: a hotel, a bag tag, a menu. */
  | { readonly kind: 'other' }
  /** It begins as a boarding pass does, and then breaks off or holds what no airline writes there. */
  | { readonly kind: 'damaged'; readonly field: BoardingPassField }

export type BoardingPassField =
  | 'length'
  | 'passenger'
  | 'booking'
  | 'from'
  | 'to'
  | 'carrier'
  | 'number'
  | 'date'
  | 'size'
