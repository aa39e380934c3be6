import { ENGLISH } from './english.ts'
import { EVERYDAY_WORDINGS } from './everyday-wordings.ts'
import { FRENCH } from './french.ts'
import { FRESH_WORDINGS_EIGHT } from './fresh-wordings-eight.ts'
import { FRESH_WORDINGS_EIGHTEEN } from './fresh-wordings-eighteen.ts'
import { FRESH_WORDINGS_ELEVEN } from './fresh-wordings-eleven.ts'
import { FRESH_WORDINGS_FIFTEEN } from './fresh-wordings-fifteen.ts'
import { FRESH_WORDINGS_FIVE } from './fresh-wordings-five.ts'
import { FRESH_WORDINGS_FOUR } from './fresh-wordings-four.ts'
import { FRESH_WORDINGS_FOURTEEN } from './fresh-wordings-fourteen.ts'
import { FRESH_WORDINGS_NINE } from './fresh-wordings-nine.ts'
import { FRESH_WORDINGS_NINETEEN } from './fresh-wordings-nineteen.ts'
import { FRESH_WORDINGS_SEVEN } from './fresh-wordings-seven.ts'
import { FRESH_WORDINGS_SEVENTEEN } from './fresh-wordings-seventeen.ts'
import { FRESH_WORDINGS_SIX } from './fresh-wordings-six.ts'
import { FRESH_WORDINGS_SIXTEEN } from './fresh-wordings-sixteen.ts'
import { FRESH_WORDINGS_TEN } from './fresh-wordings-ten.ts'
import { FRESH_WORDINGS_THIRTEEN } from './fresh-wordings-thirteen.ts'
import { FRESH_WORDINGS_THREE } from './fresh-wordings-three.ts'
import { FRESH_WORDINGS_TWELVE } from './fresh-wordings-twelve.ts'
import { FRESH_WORDINGS_TWENTY_ONE } from './fresh-wordings-twenty-one.ts'
import { FRESH_WORDINGS_TWENTY } from './fresh-wordings-twenty.ts'
import { FRESH_WORDINGS_TWO } from './fresh-wordings-two.ts'
import { FRESH_WORDINGS } from './fresh-wordings.ts'
import { GERMAN } from './german.ts'
import { INJECTIONS } from './injections.ts'
import { ITALIAN } from './italian.ts'
import { LATER_TRIP_CHANGES } from './later-trip-changes.ts'
import { LATER_WORDINGS } from './later-wordings.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { OTHER_WORDINGS } from './other-wordings.ts'
import { PORTUGUESE } from './portuguese.ts'
import type { EvalQuestion } from './question.ts'
import { REPORTED_WORDINGS } from './reported-wordings.ts'
import { SPANISH } from './spanish.ts'
import { TRIP_CHANGES } from './trip-changes.ts'
import { UNSEEN_WORDINGS } from './unseen-wordings.ts'

export { type EvalFault, judge } from './judge.ts'
export type { EvalQuestion, EvalTurn } from './question.ts'
export { WAYS_OF_ASKING } from './ways-of-asking.ts'

export const QUESTIONS: readonly EvalQuestion[] = [
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...ITALIAN,
  ...PORTUGUESE,
  ...OTHER_LANGUAGES,
  ...INJECTIONS,
  ...OTHER_WORDINGS,
  ...LATER_WORDINGS,
  ...TRIP_CHANGES,
  ...LATER_TRIP_CHANGES,
  ...UNSEEN_WORDINGS,
  ...EVERYDAY_WORDINGS,
  ...REPORTED_WORDINGS,
  ...FRESH_WORDINGS,
  ...FRESH_WORDINGS_TWO,
  ...FRESH_WORDINGS_THREE,
  ...FRESH_WORDINGS_FOUR,
  ...FRESH_WORDINGS_FIVE,
  ...FRESH_WORDINGS_SIX,
  ...FRESH_WORDINGS_SEVEN,
  ...FRESH_WORDINGS_EIGHT,
  ...FRESH_WORDINGS_NINE,
  ...FRESH_WORDINGS_TEN,
  ...FRESH_WORDINGS_ELEVEN,
  ...FRESH_WORDINGS_TWELVE,
  ...FRESH_WORDINGS_THIRTEEN,
  ...FRESH_WORDINGS_FOURTEEN,
  ...FRESH_WORDINGS_FIFTEEN,
  ...FRESH_WORDINGS_SIXTEEN,
  ...FRESH_WORDINGS_SEVENTEEN,
  ...FRESH_WORDINGS_EIGHTEEN,
  ...FRESH_WORDINGS_NINETEEN,
  ...FRESH_WORDINGS_TWENTY,
  ...FRESH_WORDINGS_TWENTY_ONE,
]
