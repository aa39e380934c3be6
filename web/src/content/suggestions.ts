/** Popular questions, typed into the empty prompt one after the other. */
export const SUGGESTIONS = [
  'Plan a slow weekend in Lisbon for two',
  'Do I need a visa for Japan with a Brazilian passport?',
  'My flight was four hours late. What am I owed?',
  'Ten days in Morocco by train, under €900',
  'Where is it warm and dry in November?',
  'Is the tap water safe in Istanbul?',
  'Three days in Kyoto with two small children',
  'Which vaccinations do I need for Kenya?',
] as const
