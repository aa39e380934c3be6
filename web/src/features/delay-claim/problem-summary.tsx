import { claimText as text } from '../../text/claim.ts'
import type { QuestionProblems } from './delay-claim.ts'
import { listProblems } from './list-problems.ts'

/** Stands where the answer would, because that is where a form without script lands. */
export function ProblemSummary({ problems }: { problems: QuestionProblems }) {
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
