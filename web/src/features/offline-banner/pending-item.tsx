import type { OfflineAction, Problem } from '../../offline/outbox/offline-action.ts'
import { discardAction, retryAction } from '../../offline/settle-actions.ts'
import { offlineText as text } from '../../text/offline.ts'
import { Button } from '../../ui/button.tsx'
import { readableAnswer } from './readable-answer.ts'

type Props = {
  readonly action: OfflineAction
  readonly locale: string
  /** Something before it in the same line needs attention first. */
  readonly isHeld: boolean
}

export function PendingItem({ action, locale, isHeld }: Props) {
  const { label, timestamp, problem } = action
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(timestamp)
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{label || text('item.unnamed')}</p>
        <p className="chart-label text-soft">{text('list.saved-at', { time })}</p>
      </div>
      {isHeld && <p className="text-small text-soft">{text('list.held')}</p>}
      {problem && <ProblemOf problem={problem} action={action} />}
    </li>
  )
}

function ProblemOf({ problem, action }: { readonly problem: Problem; readonly action: OfflineAction }) {
  const isConflict = problem.kind === 'conflict'
  const name = action.label || text('item.unnamed')
  const retry = text(isConflict ? 'item.keep-mine' : 'item.retry')
  const discard = text(isConflict ? 'item.keep-theirs' : 'item.discard')
  return (
    <>
      <p className="text-small text-signal">{sentenceOf(problem)}</p>
      {isConflict && (
        <dl className="grid gap-3 text-small sm:grid-cols-2">
          <Version title={text('item.mine')} content={readableAnswer(action.body ?? '')} />
          <Version title={text('item.theirs')} content={readableAnswer(problem.answer)} />
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        {problem.kind !== 'unreadable' && (
          <Button size="sm" aria-label={`${retry}: ${name}`} onClick={() => void retryAction(action.id)}>
            {retry}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          aria-label={`${discard}: ${name}`}
          onClick={() => void discardAction(action.id)}
        >
          {discard}
        </Button>
      </div>
    </>
  )
}

function sentenceOf({ kind, status, answer }: Problem): string {
  if (kind === 'conflict') return text('item.conflict')
  if (kind === 'unreadable') return text('item.unreadable')
  const said = readableAnswer(answer)
  return said
    ? text('item.refused', { status: String(status), answer: said })
    : text('item.refused.silent', { status: String(status) })
}

function Version({ title, content }: { readonly title: string; readonly content: string }) {
  return (
    <div className="rounded-control border border-line p-3">
      <dt className="chart-label caps text-soft">{title}</dt>
      <dd className="mt-1 max-h-40 overflow-auto break-words whitespace-pre-wrap">{content}</dd>
    </div>
  )
}
