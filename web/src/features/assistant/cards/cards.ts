import { EntryCard, EntryData } from './entry-card.tsx'

/** For each tool of the companion: how its card is read, and how it is shown. */
export const CARDS = {
  'entry-rule': { schema: EntryData, View: EntryCard },
} as const
