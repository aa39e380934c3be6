import { ASKED_FIRST, OFTEN_ASKED } from './often-asked.ts'

/** Popular questions, typed into the empty prompt one after the other. */
export const SUGGESTIONS = [
  ASKED_FIRST,
  'Do I need a visa for Japan with a Brazilian passport?',
  'My flight was four hours late. What am I owed?',
  'Four days in Marrakesh',
  ...OFTEN_ASKED,
  'Three days in Kyoto with two small children',
  'Which vaccinations do I need for Kenya?',
] as const
