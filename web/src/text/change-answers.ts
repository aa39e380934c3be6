import { textOf } from './text-of.ts'

export const changeAnswers = textOf({
  full: 'This device has no room for it. Delete a trip that you no longer need, and try again.',
  saved: 'Kept among your trips.',
  open: 'Open it',
  taken: 'Your trip is changed.',
  undo: 'Undo',
})
