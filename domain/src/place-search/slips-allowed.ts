import { findBeginnings } from './find-beginnings.ts'
import { SCORE_STEPS, type SearchIndex } from './search-index.ts'

/** Letters that match a name prefix exactly are rarely a misspelling, and hardly ever for a town. */
const FITS_AS_IT_IS = 1.5
const FITS_A_TOWN = 4
const TOWN = 15

/** Shorter words are one letter away from far too many others. */
export function editsAllowed({ length }: string): number {
  return length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3
}

/** On the scale of importance: the cost of one edit. */
export function editCost({ length }: string): number {
  return length <= 4 ? 9 : length === 5 ? 7 : 6
}

/** "cancoon", "katmandoo": phonetic English spellings. */
export function asHeard(wanted: string): string {
  return wanted.replaceAll('oo', 'u').replaceAll('oa', 'o').replaceAll('ee', 'i')
}

/** On the same scale: the penalty of an edit when the letters match a name prefix exactly. */
export function fitOf(index: SearchIndex, wanted: string): number {
  const range = findBeginnings(index, wanted)
  if (!range) return 0
  const scores = index.keyScore.subarray(range.low, range.high)
  const best = range.node === null ? Math.max(...scores) : index.nodeTop[range.node]!
  return best >= TOWN * SCORE_STEPS ? FITS_A_TOWN : FITS_AS_IT_IS
}
