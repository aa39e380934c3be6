/** Meanings that tell when, how or for whom something is asked, and not what. */
import type { Meaning } from '@app/domain/learned-reader'

const JOINING: readonly Meaning[] = [
  'after',
  'also',
  'and',
  'because',
  'before',
  'between',
  'can_i',
  'for',
  'from',
  'have_to',
  'how',
  'if',
  'is_it',
  'maybe',
  'must_need',
  'should',
  'until',
  'want',
  'what',
  'when',
  'where',
  'which',
  'with',
  'without',
  'would_like',
  'yes',
]
const OF_ALL_KINDS: readonly Meaning[] = [
  'day',
  'days',
  'here',
  'less',
  'more',
  'most',
  'near',
  'only',
  'other',
  'same',
  'there',
  'they',
  'together',
  'very',
]

export const OF_ANYTHING: ReadonlySet<Meaning> = new Set([...JOINING, ...OF_ALL_KINDS])

/** Short words mean something else in another language. */
export const withoutShort = (text: string): string => text.replaceAll(SHORT_WORD, ' ')
const SHORT_WORD = /(?<![\p{L}\p{M}])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,3}(?![\p{L}\p{M}])/gu
