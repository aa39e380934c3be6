import { type Concepts, conceptsIn } from './concepts.ts'
import { tokensOf } from './features.ts'
import NAMES from './word-lists/concept-names.json' with { type: 'json' }

/** What a word of any language means, by its English name in the dictionary of concepts. */
export type Meaning = keyof typeof NAMES

const BY_NUMBER = new Map(Object.entries(NAMES).map(([name, number]) => [number, name as Meaning]))

/** What the words of a text mean: "con bimbi piccoli" holds `children`, in whatever language it is. */
export function meaningsIn({ concepts }: { readonly concepts: Concepts }, text: string): ReadonlySet<Meaning> {
  return new Set(conceptsIn(tokensOf(text), concepts).flatMap((number) => BY_NUMBER.get(number) ?? []))
}
