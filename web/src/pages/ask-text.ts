import { textOf } from '../text/text-of.ts'

export const askText = textOf({
  ask: 'Ask',
  'ask.about': 'Ask the assistant about this page',
})
