/** Shown in the empty prompt before any script runs; short enough for a narrow phone. */
export const ASKED_FIRST = 'A weekend in Lisbon'

/** Links below the prompt. */
export const OFTEN_ASKED = ['Where is it warm and dry in November?', 'Which plug do I need in Istanbul?'] as const
