import { createHash } from 'node:crypto'

import type { CorpusLine } from './corpus-line.ts'
import { sameness } from './tidy-corpus.ts'

export type PartOfCorpus = 'train' | 'develop' | 'held'

const HELD_PER_CENT = 10
const DEVELOP_PER_CENT = 4
const SALT = 'sojourn-reader'

/**
 * A rule, not a choice: the hash of the question without its names. `held` is only measured on; `develop` chooses
 * temperature and thresholds, and the last training uses it too.
 */
export function partOf(line: Pick<CorpusLine, 'before' | 'language' | 'text'>): PartOfCorpus {
  // The same words in another order are on the same side.
  const words = sameness(line).split(' ').toSorted().join(' ')
  const lot = createHash('sha256').update(`${SALT} ${words}`).digest().readUInt32BE(0) % 100
  if (lot < HELD_PER_CENT) return 'held'
  return lot < HELD_PER_CENT + DEVELOP_PER_CENT ? 'develop' : 'train'
}
