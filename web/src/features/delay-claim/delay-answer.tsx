import { claimText as text } from './delay-claim-text.ts'
import type { DelayClaim, QuestionProblems } from './delay-claim.ts'
import { DelayVerdict } from './delay-verdict.tsx'

export function DelayAnswer({ claim }: { claim: Exclude<DelayClaim, { kind: 'empty' }> }) {
  return (
    <section aria-label={text('answer')}>
      {claim.kind === 'answer' ? <DelayVerdict claim={claim} /> : <ProblemSummary problems={claim.problems} />}
      <p className="mt-4 text-small text-soft">{text('claim.legal')}</p>
    </section>
  )
}

/** Shown in place of the answer, because a form without script jumps there. */
function ProblemSummary({ problems }: { problems: QuestionProblems }) {
  const listed = listProblems(problems)
  return (
    <div className="rounded-sheet border-2 border-signal bg-raised px-5 py-6 sm:px-8">
      <h2 className="text-title">
        {listed.length === 1
          ? text('claim.problems.one')
          : text('claim.problems.many', { count: String(listed.length) })}
      </h2>
      <ul className="mt-4 grid border-t border-line">
        {listed.map(({ field, label, message }) => (
          <li key={field} className="border-b border-line">
            <a href={`#${field}`} className="grid min-h-12 content-center py-2 text-ink no-underline hover:text-tide">
              <span className="font-semibold underline">{label}</span>
              <span className="text-small text-soft">{message}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ListedProblem = { readonly field: 'from' | 'to' | 'hours'; readonly label: string; readonly message: string }

function listProblems({ from, to, delay }: QuestionProblems): readonly ListedProblem[] {
  return [
    ...(from ? [{ field: 'from' as const, label: text('claim.from'), message: text(from.text) }] : []),
    ...(to ? [{ field: 'to' as const, label: text('claim.to'), message: text(to.text) }] : []),
    ...(delay ? [{ field: 'hours' as const, label: text('claim.delay'), message: text(delay) }] : []),
  ]
}
