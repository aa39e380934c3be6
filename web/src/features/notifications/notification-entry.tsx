import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import type { Notice } from '../../entities/notification/notice.ts'
import { notificationsText as text } from '../../entities/notification/notification-text.ts'
import { formatMoment } from '../../text/format-moment.ts'
import { Button } from '../../ui/button.tsx'

type Props = { readonly notice: Notice; readonly onRead: () => void; readonly onRemove: () => void }

/** A line of a logbook: kind, time, text and link. Following the link marks it as read. */
export function NotificationEntry({ notice, onRead, onRemove }: Props) {
  const { locale } = usePageConfig()
  const { kind, title, body, link, created_at: at, read_at: readAt } = notice
  const isNew = readAt === null
  const remove = useRef<HTMLButtonElement>(null)
  return (
    <li className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-4">
      <span className="self-center sm:self-start sm:pt-1.5" aria-hidden="true">
        {isNew && <span className="block size-2 rounded-full bg-signal" />}
      </span>
      <p className="chart-label flex flex-wrap gap-x-3 self-center text-soft sm:self-start">
        {isNew && <span className="font-semibold text-signal">{text('new')}</span>}
        <span>{text(`kind.${kind}`)}</span>
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </p>
      {/* On a phone the text has the whole width below the buttons. */}
      <div className="col-start-2 col-end-4 row-start-2 min-w-0 sm:col-end-3">
        <h3
          className={`mt-1 font-sans text-base tracking-normal wrap-anywhere ${isNew ? 'font-semibold' : 'font-medium'}`}
        >
          {title}
        </h3>
        {body !== '' && <p className="mt-0.5 text-small text-soft wrap-anywhere">{body}</p>}
        {link && (
          <Link
            to={link}
            className="inline-flex min-h-11 items-center text-small text-tide underline"
            aria-label={`${text('open')}: ${title}`}
            onClick={() => isNew && onRead()}
          >
            {text('open')}
          </Link>
        )}
      </div>
      <div className="col-start-3 row-start-1 flex items-start sm:row-end-3">
        {isNew && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={text('mark-read', { title })}
            onClick={() => {
              onRead()
              remove.current?.focus()
            }}
          >
            <Check className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
        <Button ref={remove} variant="ghost" size="icon" aria-label={text('remove', { title })} onClick={onRemove}>
          <X className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}
