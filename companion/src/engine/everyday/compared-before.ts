/** "I meant for food", after San Sebastián or Bilbao: the same places are compared again, by what is said now. */
import type { Question } from '../reading/question.ts'
import type { Memory } from '../reading/slots.ts'
import { isFewWords } from './goes-on.ts'
import type { Asked } from './read-asked.ts'
import type { NamedPlace } from './suggestion-calls.ts'
import { readTripWishes } from './trip-wishes.ts'

export function comparedBefore(
  read: Pick<Asked, 'intents'> | null,
  { question: { text, mentions, slots } }: { readonly question: Question },
  { everyday }: Pick<Memory, 'everyday'>,
): readonly NamedPlace[] | null {
  const named = everyday?.named ?? []
  if (named.length < 2 || mentions.length > 0 || everyday?.intents[0] !== 'compare_places') return null
  const isNarrowed = isFewWords(text) && (readTripWishes(text).length > 0 || slots.month !== null)
  const isAgain = read?.intents[0] === 'compare_places'
  return isNarrowed || isAgain ? named.map((place) => ({ ...place, isStart: false })) : null
}
