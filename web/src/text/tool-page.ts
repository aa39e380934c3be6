import { textOf } from './text-of.ts'

export const toolPageText = textOf({
  legend: 'What works today, and what comes next',
  now: 'Works today',
  next: 'Being surveyed',
  sources: 'Sources',
  checked: 'read {date}',
  change: 'Change',
})
