import { offlineText as text } from '../../offline/offline-text.ts'
import { announceChange, announceDiscarded, outboxStore, syncNow } from '../../offline/outbox.ts'
import type { OfflineAction, Problem } from '../../offline/outbox/offline-action.ts'
import { readAction } from '../../offline/outbox/read-action.ts'
import { retried } from '../../offline/outbox/settle-action.ts'
import { Button } from '../../ui/button.tsx'
import { readRefusal, readVersions } from './read-problem.ts'

type Props = {
  readonly action: OfflineAction
  readonly locale: string
  /** An earlier change of the same entity needs attention first. */
  readonly isHeld: boolean
}

export function PendingItem({ action, locale, isHeld }: Props) {
  const { label, timestamp, problem } = action
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(timestamp)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-semibold wrap-anywhere">{label || text('item.unnamed')}</p>
        <p className="chart-label text-soft">{text('list.saved-at', { time })}</p>
      </div>
      {isHeld && <p className="text-small text-soft">{text('list.held')}</p>}
      {problem && <ProblemOf problem={problem} action={action} />}
    </li>
  )
}

function ProblemOf({ problem, action }: { readonly problem: Problem; readonly action: OfflineAction }) {
  const versions = problem.kind === 'conflict' ? readVersions(action.body, problem.answer) : null
  const isConflict = versions !== null
  const name = action.label || text('item.unnamed')
  const retry = text(isConflict ? 'item.keep-mine' : 'item.retry')
  const discard = text(isConflict ? 'item.keep-theirs' : 'item.discard')
  return (
    <>
      <p className="text-small wrap-anywhere text-signal">{isConflict ? text('item.conflict') : sentenceOf(problem)}</p>
      {versions && (
        <dl className="grid gap-3 text-small sm:grid-cols-2">
          <Version title={text('item.mine')} content={versions.mine} />
          <Version title={text('item.theirs')} content={versions.theirs} />
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
  return kind === 'unreadable' ? text('item.unreadable') : readRefusal(status, answer)
}

function Version({ title, content }: { readonly title: string; readonly content: string }) {
  return (
    <div className="rounded-control border border-line p-3">
      <dt className="chart-label caps text-soft">{title}</dt>
      <dd className="mt-1 max-h-40 overflow-auto whitespace-pre-wrap wrap-anywhere">{content}</dd>
    </div>
  )
}

/** The traveller retries it; after a conflict, with their own version. */
async function retryAction(id: string): Promise<void> {
  await outboxStore.change(id, (record) => retried(record, readAction))
  await announceChange()
  await syncNow()
}

async function discardAction(id: string): Promise<void> {
  await outboxStore.remove(id, 'discarded')
  await announceDiscarded([id])
}
