/** What a question about sights leaves out: the famous ones, or a whole kind. */
import { refusalBefore } from '@app/domain/refusal-words'

import type { RefusedWish, Wish } from '../../tools/guide/words/en-labels.ts'
import { wordsPattern } from './word-lists/constraint-words.ts'

const OFF_TRACK = wordsPattern('offTrack')
const REFUSABLE: readonly (readonly [RefusedWish, RegExp])[] = [['museum', wordsPattern('museums')]]

/** "Hidden gems", "not touristy": the sights, but not those that everybody sees. */
export function sightsMeant(text: string, wish: Wish): Wish {
  return wish === 'must-see' && OFF_TRACK.test(text) ? 'lesser-known' : wish
}

/** "I hate museums". */
export function refusedKinds(text: string): readonly RefusedWish[] {
  return REFUSABLE.filter(([, pattern]) => {
    const at = text.search(pattern)
    return at >= 0 && refusalBefore(text, at) !== null
  }).map(([kind]) => kind)
}

export function isNarrowed(text: string): boolean {
  return OFF_TRACK.test(text) || refusedKinds(text).length > 0
}
