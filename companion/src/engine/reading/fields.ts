import type { Phrasebook } from '../phrasebook.ts'
import type { Intent } from '../sentences.ts'
import type { Field } from './field.ts'
import { matchesAny, matchesPhrase } from './phrases.ts'

/** The weight of a marked phrase of two words. */
const THOUGHT = 4

/** Intents of two groups of words in combination, in any order and at any distance. */
const THOUGHTS: readonly { readonly intent: Intent; readonly of: readonly [Field, Field] }[] = [
  { intent: 'medical', of: ['body', 'hurting'] },
  { intent: 'medical', of: ['kin', 'ailing'] },
  { intent: 'legal', of: ['belonging', 'losing'] },
  { intent: 'plugs', of: ['device', 'using'] },
  { intent: 'driving', of: ['steering', 'side'] },
  { intent: 'best', of: ['period', 'ranking'] },
  { intent: 'delay', of: ['boarding', 'refusing'] },
]

/** `text` is one of `plain`. */
export function weighThoughts(text: string, intent: Intent, { fields }: Phrasebook): number {
  const isThere = THOUGHTS.some(
    (thought) => thought.intent === intent && thought.of.every((field) => matchesAny(text, fields[field])),
  )
  return isThere ? THOUGHT : 0
}

/** "He broke his leg." */
export function tellsOfInjury(text: string, { fields }: Phrasebook): boolean {
  return matchesAny(text, fields.body) && matchesAny(text, fields.hurting)
}

/** "In spring or rather in autumn?" */
export function namesTwoSeasons(text: string, { fields: { season } }: Phrasebook): boolean {
  return season.filter((each) => matchesPhrase(text, each)).length > 1
}

/** "They turned us away at the gate, we could not board." */
export function tellsOfRefusal(text: string, { fields }: Phrasebook): boolean {
  return matchesAny(text, fields.boarding) && matchesAny(text, fields.refusing)
}
