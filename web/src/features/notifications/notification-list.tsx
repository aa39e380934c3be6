import { useState } from 'react'

import { countUnread } from '../../entities/notification/notice.ts'
import { notificationsText as text } from '../../entities/notification/notification-text.ts'
import type { NoticeState } from '../../entities/notification/use-notices.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { groupByDay } from './group-by-day.ts'
import { NotificationEntry } from './notification-entry.tsx'

type Props = NoticeState & {
  readonly userId: string
  /** A pressed button may be removed with its row; the focus then moves to the start of the list. */
  readonly onGone: () => void
}

export function NotificationList({ userId, notices, status, reload, onGone }: Props) {
  const [openedAt] = useState(() => new Date())
  const act = useNoticeActions(userId)
  if (status === 'failed') return <ErrorState title={text('failed')} text={text('failed.text')} onRetry={reload} />
  if (status === 'loading' && notices.length === 0)
    return (
      <Loading>
        <SkeletonText lines={5} />
      </Loading>
    )
  if (notices.length === 0)
    return (
      <EmptyState
        title={text('list.title')}
        text={text('list.text')}
        action={<ButtonLink to="/itinerary">{text('list.action')}</ButtonLink>}
      />
    )
  return (
    <div>
      <Unread
        count={countUnread(notices)}
        onReadAll={() => {
          act.readAll()
          onGone()
        }}
      />
      {groupByDay(notices, openedAt).map(({ name, notices: those }) => (
        <section key={name} aria-labelledby={`notices-${name}`} className="mt-4">
          <h2 id={`notices-${name}`} className="text-title">
            {text(`${name}.title`)}
          </h2>
          <ul className="mt-3 border-t border-line">
            {those.map((notice) => (
              <NotificationEntry
                key={notice.id}
                notice={notice}
                onRead={() => act.read(notice.id)}
                onRemove={() => {
                  act.remove(notice.id)
                  onGone()
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Unread({ count, onReadAll }: { readonly count: number; readonly onReadAll: () => void }) {
  const words =
    count === 0 ? text('unread.none') : count === 1 ? text('unread.one') : text('unread.many', { count: String(count) })
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
      <p role="status" className="chart-label text-soft">
        {words}
      </p>
      {count > 0 && (
        <Button variant="link" size="sm" className="px-0!" onClick={onReadAll}>
          {text('all-read')}
        </Button>
      )}
    </div>
  )
}

function useNoticeActions(userId: string) {
  type Changes = typeof import('../../entities/notification/change-notices.ts')
  const run = (work: (changes: Changes) => Promise<void>): void => {
    import('../../entities/notification/change-notices.ts').then(work).catch(() => toast.error(text('not-kept')))
  }
  return {
    read: (id: string) => run(({ markRead }) => markRead(userId, id)),
    readAll: () => run(({ markAllRead }) => markAllRead(userId)),
    remove: (id: string) => run(({ removeNotice }) => removeNotice(userId, id)),
  }
}
