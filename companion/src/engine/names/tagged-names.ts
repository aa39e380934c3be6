import type { LookUps } from '../../tools/look-ups.ts'

const OF_PLACES: readonly string[] = ['airport', 'country', 'from', 'place', 'to']
/** Before a word in lower case it names a thing: "the medina" is no city in Arabia. */
const ARTICLES = new Set('the la le el il die der das den het'.split(' '))

type Span = { readonly start: number; readonly end: number }
export type TaggedNames = {
  /** Whether the trained tagger takes the word for the name of a place: "from Gatwick to nice". */
  readonly isPlace: (word: Span) => boolean
}

type Word = Span & { readonly folded: string; readonly sentence: number }
/** "In nice", "from bath to": a word between these is a place, unless it describes what follows: "in nice weather". */
const BEFORE = new Set('in to from at near around visit visiting'.split(' '))
const AFTER = new Set(
  (
    'in to from at on by for with and or was is are when if next this last during before after until till as vs ' +
    'tomorrow today tonight airport station january february march april may june july august september october ' +
    'november december'
  ).split(' '),
)

export function isBetweenLinks(before: Word | undefined, word: Word, after: Word | undefined): boolean {
  const isLast = after === undefined || after.sentence !== word.sentence
  return before !== undefined && BEFORE.has(before.folded) && (isLast || AFTER.has(after.folded))
}

export function taggedNames(text: string, { tagSlots }: Pick<LookUps, 'tagSlots'>): TaggedNames {
  const tagged = (tagSlots?.(text) ?? []).filter(({ kind }) => OF_PLACES.includes(kind))
  return { isPlace: ({ start, end }) => tagged.some((slot) => slot.start <= start && end <= slot.end) }
}

export function isArticle(folded: string | undefined): boolean {
  return folded !== undefined && ARTICLES.has(folded)
}
