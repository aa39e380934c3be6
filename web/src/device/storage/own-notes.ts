import { readFlag } from './flags.ts'

/** Texts that travellers write on this device without an account, by storage key, with the page that shows them. */
export const OWN_NOTES = {
  'trips-kept': '/itinerary',
  'trip-budget': '/budget/own-figures',
  'currency-sheet': '/currency-converter',
  'assistant-kept': '/assistant',
  'claim-letters': '/flight-compensation',
  travellers: '/documents/days',
  'emergency-card': '/gemini-safety/card',
} as const
export type OwnNote = keyof typeof OWN_NOTES

const EMPTY_JSON = 2

export function listOwnNotes(): readonly OwnNote[] {
  return (Object.keys(OWN_NOTES) as OwnNote[]).filter((key) => (readFlag(key) ?? '').length > EMPTY_JSON)
}
