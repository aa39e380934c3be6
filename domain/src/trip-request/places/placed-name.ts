import type { ReadName } from './read-name.ts'

/** How certain the word before a place is about the destination. */
export type Cue = 'origin' | 'origin-weak' | 'goal' | 'within' | 'visit' | 'wish' | 'none'

/** `list`: names of one enumeration have the same number. */
export type PlacedName = ReadName & { readonly cue: Cue; readonly list: number }
