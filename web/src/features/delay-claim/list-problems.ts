import { claimText as text } from '../../text/claim.ts'
import type { QuestionProblems } from './delay-claim.ts'

type ListedProblem = { readonly field: 'from' | 'to' | 'hours'; readonly label: string; readonly message: string }

export function listProblems({ from, to, delay }: QuestionProblems): readonly ListedProblem[] {
  return [
    ...(from ? [{ field: 'from' as const, label: text('claim.from'), message: text(from.text) }] : []),
    ...(to ? [{ field: 'to' as const, label: text('claim.to'), message: text(to.text) }] : []),
    ...(delay ? [{ field: 'hours' as const, label: text('claim.delay'), message: text(delay) }] : []),
  ]
}
