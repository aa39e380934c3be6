import type { FailedJob, QueueFigures, StaffJobsResponse } from '@app/contracts/staff/staff-jobs'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoment } from '../../../text/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { TableColumn } from '../../../ui/table/table-sort.ts'
import { Table } from '../../../ui/table/table.tsx'
import { askStaff, useStaffReading } from '../ask-staff.ts'
import { ReadingState } from '../reading-state.tsx'
import { jobsText as text } from './jobs-text.ts'

const NAME = 'staff-jobs'

export function JobsPanel() {
  const config = usePageConfig()
  const { reading, again, show } = useStaffReading<StaffJobsResponse>(NAME, { action: 'list' })
  const [discarding, setDiscarding] = useState<FailedJob | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function act(action: 'retry' | 'discard', { id }: FailedJob): Promise<void> {
    setWorking(true)
    const answer = await askStaff<StaffJobsResponse>(config, NAME, { action, id }, true)
    setWorking(false)
    setDiscarding(null)
    if (answer.kind === 'refused') {
      toast.error(answer.message)
      return again()
    }
    toast.success(text(`${action}.done`))
    show(answer.answer)
  }

  return (
    <section aria-labelledby="jobs" className="pt-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="jobs" className="text-title">
          {text('title')}
        </h2>
        <Button variant="outline" size="sm" onClick={again}>
          {text('again')}
        </Button>
      </div>
      <div className="mt-5" aria-live="polite">
        <ReadingState reading={reading} again={again}>
          {(jobs) => (
            <div className="grid gap-12">
              <Failed
                jobs={jobs.failed}
                isWorking={isWorking}
                onRetry={(job) => void act('retry', job)}
                onDiscard={setDiscarding}
              />
              <Queues queues={jobs.queues} />
            </div>
          )}
        </ReadingState>
      </div>
      {discarding && (
        <ConfirmDialog
          title={text('sure')}
          description={text('sure.text', { queue: discarding.queue })}
          action={text('discard')}
          cancel={text('cancel')}
          isWorking={isWorking}
          onConfirm={() => void act('discard', discarding)}
          onClose={() => setDiscarding(null)}
        />
      )}
    </section>
  )
}

type FailedProps = {
  readonly jobs: readonly FailedJob[]
  readonly isWorking: boolean
  readonly onRetry: (job: FailedJob) => void
  readonly onDiscard: (job: FailedJob) => void
}

function Failed({ jobs, isWorking, onRetry, onDiscard }: FailedProps) {
  const { locale } = usePageConfig()
  const columns: readonly TableColumn<FailedJob>[] = [
    { id: 'queue', label: text('queue'), cell: ({ queue }) => queue, sortValue: ({ queue }) => queue },
    { id: 'at', label: text('failed-at'), cell: ({ failedAt }) => formatMoment(failedAt, locale) },
    { id: 'error', label: text('error'), cell: ({ error }) => <span className="wrap-anywhere">{error || '–'}</span> },
    {
      id: 'act',
      label: text('act'),
      isLabelHidden: true,
      cell: (job) => (
        <span className="flex flex-wrap gap-4">
          <Button variant="link" size="sm" className="px-0!" isBusy={isWorking} onClick={() => onRetry(job)}>
            {text('retry')}
          </Button>
          <Button variant="link" size="sm" className="px-0!" onClick={() => onDiscard(job)}>
            {text('discard')}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <section aria-labelledby="failed-jobs">
      <h3 id="failed-jobs" className="font-display text-lead">
        {text('failed')}
      </h3>
      <div className="mt-4">
        <Table<FailedJob>
          caption={text('failed.caption')}
          rows={jobs}
          rowKey={({ id }) => id}
          empty={
            <EmptyState heading="h4" title={text('failed.empty')} text={text('failed.empty.text')} action={null} />
          }
          columns={columns}
        />
      </div>
    </section>
  )
}

function Queues({ queues }: { readonly queues: readonly QueueFigures[] }) {
  const { locale } = usePageConfig()
  const counted = (id: 'waiting' | 'running' | 'retrying' | 'failed') => ({
    id,
    label: text(`queue.${id}`),
    isNumeric: true,
    cell: (queue: QueueFigures) => queue[id],
    sortValue: (queue: QueueFigures) => queue[id],
  })
  return (
    <section aria-labelledby="queues">
      <h3 id="queues" className="font-display text-lead">
        {text('queues')}
      </h3>
      <div className="mt-4">
        <Table<QueueFigures>
          caption={text('queues.caption')}
          rows={queues}
          rowKey={({ name }) => name}
          empty={
            <EmptyState heading="h4" title={text('queues.empty')} text={text('queues.empty.text')} action={null} />
          }
          columns={[
            { id: 'name', label: text('queue'), cell: ({ name }) => name, sortValue: ({ name }) => name },
            { id: 'cron', label: text('queue.cron'), cell: ({ cron }) => cron ?? text('queue.asked') },
            counted('waiting'),
            counted('running'),
            counted('retrying'),
            counted('failed'),
            {
              id: 'last',
              label: text('queue.last'),
              cell: ({ lastDone }) => (lastDone === null ? '–' : formatMoment(lastDone, locale)),
              sortValue: ({ lastDone }) => lastDone,
            },
          ]}
        />
      </div>
    </section>
  )
}
