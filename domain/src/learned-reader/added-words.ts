import type { ReaderIntent } from './intents.ts'
import type { Meaning } from './meanings.ts'
import SUBJECTS from './word-lists/follow-up-subjects.json' with { type: 'json' }

/** What a few words ask that add something to the last question; `asks` is null if it is still the same. */
type FollowUpSubject = {
  readonly adds: string
  readonly asks: ReaderIntent | null
  readonly after: readonly ReaderIntent[]
}

const FOLLOW_UP_SUBJECTS = SUBJECTS as readonly FollowUpSubject[]

/** What words mean that only add to a question: "and by bus?", "for my kids too?". */
const ADDED: readonly (readonly [adds: string, meanings: readonly Meaning[]])[] = [
  ['children', ['children', 'toddler', 'baby', 'kids', 'son', 'daughter', 'teenager', 'family']],
  ['elderly', ['elderly', 'grandmother', 'parents', 'mother', 'father', 'in_laws', 'pensioner', 'bad_knees']],
  ['women', ['woman', 'woman_alone', 'alone']],
  ['night', ['night', 'midnight', 'evening', 'tonight', 'late', 'walk_at_night', 'early_morning']],
  ['train', ['train', 'night_train', 'high_speed']],
  ['bus', ['bus', 'coach']],
  ['car', ['car', 'drive', 'rent_car']],
  ['taxi', ['taxi', 'ride_app']],
  ['cheaper', ['cheap', 'cheapest', 'cheap_hotel']],
  ['price', ['price', 'how_much', 'cost', 'expensive', 'fee', 'sum', 'pay']],
  ['duration', ['how_long', 'hours', 'minutes']],
  ['weekend', ['weekend', 'sunday', 'monday']],
  ['hotel', ['hotel', 'hostel', 'apartment', 'room']],
  ['restaurant', ['restaurant', 'cafe']],
  ['season', ['spring', 'summer', 'autumn', 'winter', 'season', 'high_season']],
  ['passport', ['passport', 'citizen']],
  ['where', ['where']],
]
/** Of any question, whatever it asks. */
const OF_ANY: readonly Meaning[] = [
  ...(['when', 'what', 'which', 'who', 'why', 'how', 'is_it', 'can_i', 'must_need', 'should', 'want'] as const),
  ...(['would_like', 'have_to', 'with', 'for', 'from', 'to', 'before', 'after', 'also', 'and', 'but', 'only'] as const),
  ...(['there', 'here', 'really', 'sure', 'maybe', 'if', 'instead', 'about', 'i', 'my', 'we', 'our', 'they'] as const),
  ...(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'ten', 'same', 'true', 'too', 'very'] as const),
  ...(['less', 'year', 'month', 'hour', 'yes', 'please', 'together', 'only_if', 'arrive', 'land', 'allowed'] as const),
]

/**
 * The kinds of what is added, the most telling first, where the words mean nothing else: "how much by taxi". Short words
 * mean something else in another language ("not" is a nut in Swedish), so that they cannot speak against it.
 */
export function addedKinds(text: string, meaningsOf: (text: string) => ReadonlySet<Meaning>): readonly string[] {
  const all = meaningsOf(text)
  const kinds = ADDED.filter(([, added]) => added.some((meaning) => all.has(meaning)))
  const isAll = [...meaningsOf(text.replaceAll(SHORT_WORD, ' '))].every(
    (meaning) => OF_ANY.includes(meaning) || kinds.some(([, added]) => added.includes(meaning)),
  )
  return isAll ? kinds.map(([adds]) => adds) : []
}

const SHORT_WORD = /(?<![\p{L}\p{M}])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,3}(?![\p{L}\p{M}])/gu

/** What is asked by words of a kind after a question; null where they say nothing about it. */
export function subjectAfter(adds: string, before: ReaderIntent): ReaderIntent | null {
  const found = FOLLOW_UP_SUBJECTS.find((subject) => subject.adds === adds && subject.after.includes(before))
  return found ? (found.asks ?? before) : null
}
