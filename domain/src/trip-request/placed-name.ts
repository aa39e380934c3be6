import type { ReadName } from './read-name.ts'

/** How sure the word before a place makes us that the journey goes there. */
export type Cue = 'origin' | 'origin-weak' | 'goal' | 'within' | 'visit' | 'wish' | 'none'

/** `list`: names that stand in one enumeration have the same number. */
export type PlacedName = ReadName & { readonly cue: Cue; readonly list: number }
