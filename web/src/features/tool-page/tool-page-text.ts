import { textOf } from '../../text/text-of.ts'

export const toolPageText = textOf({
  legend: 'What works today, and what is coming',
  now: 'Works today',
  next: 'Coming next',
  sources: 'Sources',
  checked: 'checked {date}',
  change: 'Change',
})
