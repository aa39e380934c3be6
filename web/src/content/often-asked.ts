/** Stands in the empty prompt before any script comes. */
export const ASKED_FIRST = 'Plan a slow weekend in Lisbon for two'

/** Links below the prompt. */
export const OFTEN_ASKED = ['Where is it warm and dry in November?', 'Is the tap water safe in Istanbul?'] as const
