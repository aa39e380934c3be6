import { textOf } from './text-of.ts'

export const toolPageText = textOf({
  legend: 'What this chart shows',
  now: 'Works today',
  next: 'Being surveyed',
  sources: 'Where it comes from',
  checked: 'read {date}',
})
