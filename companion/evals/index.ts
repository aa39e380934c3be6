import { ENGLISH } from './english.ts'
import { COMMON_TOPICS } from './everyday/common-topics.ts'
import { TYPICAL_FAILURES } from './everyday/typical-failures.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { INJECTIONS } from './injections.ts'
import { ITALIAN } from './italian.ts'
import { LATER_TRIP_CHANGES } from './later-trip-changes.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { PORTUGUESE } from './portuguese.ts'
import type { EvalQuestion } from './question.ts'
import { SPANISH } from './spanish.ts'
import { TRIP_CHANGES } from './trip-changes.ts'
import { EVERYDAY_WORDINGS } from './wordings/everyday.ts'
import { FRESH_WORDINGS } from './wordings/fresh-01.ts'
import { FRESH_WORDINGS_TWO } from './wordings/fresh-02.ts'
import { FRESH_WORDINGS_THREE } from './wordings/fresh-03.ts'
import { FRESH_WORDINGS_FOUR } from './wordings/fresh-04.ts'
import { FRESH_WORDINGS_FIVE } from './wordings/fresh-05.ts'
import { FRESH_WORDINGS_SIX } from './wordings/fresh-06.ts'
import { FRESH_WORDINGS_SEVEN } from './wordings/fresh-07.ts'
import { FRESH_WORDINGS_EIGHT } from './wordings/fresh-08.ts'
import { FRESH_WORDINGS_NINE } from './wordings/fresh-09.ts'
import { FRESH_WORDINGS_TEN } from './wordings/fresh-10.ts'
import { FRESH_WORDINGS_ELEVEN } from './wordings/fresh-11.ts'
import { FRESH_WORDINGS_TWELVE } from './wordings/fresh-12.ts'
import { FRESH_WORDINGS_THIRTEEN } from './wordings/fresh-13.ts'
import { FRESH_WORDINGS_FOURTEEN } from './wordings/fresh-14.ts'
import { FRESH_WORDINGS_FIFTEEN } from './wordings/fresh-15.ts'
import { FRESH_WORDINGS_SIXTEEN } from './wordings/fresh-16.ts'
import { FRESH_WORDINGS_SEVENTEEN } from './wordings/fresh-17.ts'
import { FRESH_WORDINGS_EIGHTEEN } from './wordings/fresh-18.ts'
import { FRESH_WORDINGS_NINETEEN } from './wordings/fresh-19.ts'
import { FRESH_WORDINGS_TWENTY } from './wordings/fresh-20.ts'
import { FRESH_WORDINGS_TWENTY_ONE } from './wordings/fresh-21.ts'
import { LATER_WORDINGS } from './wordings/later.ts'
import { OTHER_WORDINGS } from './wordings/other.ts'
import { REPORTED_WORDINGS } from './wordings/reported.ts'
import { UNSEEN_WORDINGS } from './wordings/unseen.ts'

export { type EvalFault, judge } from './judge.ts'
export type { EvalQuestion, EvalTurn } from './question.ts'

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
  ...TYPICAL_FAILURES,
  ...COMMON_TOPICS,
]
