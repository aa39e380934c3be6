import { Link } from 'react-router'

import { countUnread } from '../../entities/notification/notice.ts'
import { type NoticeState, useNotices } from '../../entities/notification/use-notices.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { dashboardText as text } from './dashboard-text.ts'

const SHOWN = 3

/** The newest notifications; the full list has its own page. */
export function LatestNotifications() {
  const { notices, status } = useNotices()
  const unread = countUnread(notices)
  return (
    <section aria-labelledby="notices">
      <h2 id="notices" className="text-title">
        {text('notices.title')}
      </h2>
      {notices.length === 0 ? (
        <None status={status} />
      ) : (
        <ul className="mt-3 border-t border-line">
          {notices.slice(0, SHOWN).map(({ id, title, read_at: readAt }) => (
            <li key={id} className="flex items-center gap-3 border-b border-line py-2.5">
              <span
                className={`size-2 shrink-0 rounded-full ${readAt === null ? 'bg-signal' : 'bg-line'}`}
                aria-hidden="true"
              />
              <span className={`min-w-0 flex-1 truncate text-small ${readAt === null ? 'font-semibold' : 'text-soft'}`}>
                {title}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link to="/notifications" className="inline-flex min-h-11 items-center text-small text-tide underline">
        {unread > 0 ? text('notices.unread', { count: String(unread) }) : text('notices.all')}
      </Link>
    </section>
  )
}

/** "Nothing new" is only said once the list has loaded. */
function None({ status }: Pick<NoticeState, 'status'>) {
  if (status === 'loading') return <Skeleton className="mt-3 h-5 w-40" />
  return <p className="mt-2 text-soft">{text(status === 'failed' ? 'notices.failed' : 'notices.none')}</p>
}
