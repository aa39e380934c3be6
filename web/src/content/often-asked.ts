/** Stands in the empty prompt before any script comes. */
export const ASKED_FIRST = 'Plan a slow weekend in Lisbon for two'

/** Links below the prompt. */
export const OFTEN_ASKED = ['Where is it warm and dry in November?', 'Which plug do I need in Istanbul?'] as const
