import type { Disruption } from './flight-disruption.ts'

export const EVIDENCE = [
  'ticket',
  'boarding-pass',
  'reason',
  'board',
  'arrival',
  'messages',
  'refusal',
  'no-volunteer',
  'receipts',
  'bag-tag',
  'bag-report',
  'bag-photos',
  'bag-contents',
] as const
export type Evidence = (typeof EVIDENCE)[number]

const AT_THE_GATE: readonly Evidence[] = ['ticket', 'boarding-pass', 'reason', 'board']

const BY_EVENT: Readonly<Record<Disruption, readonly Evidence[]>> = {
  delay: [...AT_THE_GATE, 'arrival', 'receipts'],
  'missed-connection': [...AT_THE_GATE, 'arrival', 'receipts'],
  cancellation: ['ticket', 'messages', 'reason', 'board', 'arrival', 'receipts'],
  'denied-boarding': ['ticket', 'boarding-pass', 'refusal', 'no-volunteer', 'arrival', 'receipts'],
  downgrade: ['ticket', 'boarding-pass', 'receipts'],
  baggage: ['ticket', 'bag-tag', 'bag-report', 'bag-photos', 'bag-contents', 'receipts'],
}

/** What to keep, in the order in which it can still be had. */
export function evidenceFor(event: Disruption): readonly Evidence[] {
  return BY_EVENT[event]
}
