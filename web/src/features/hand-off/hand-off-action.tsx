import type { BookingKind } from '@app/domain/booking-search'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { isNative } from '../../device/is-native.ts'
import { openOutside } from '../../device/open-outside.ts'
import { handOffText as text } from '../../text/hand-off.ts'
import { writeMoment } from '../../text/write-moment.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast.ts'
import type { SearchCount } from './record-search.ts'
import { useRecordedSearch } from './use-recorded-search.ts'

const FEW = 2

type Props = {
  readonly kind: BookingKind
  readonly question: string
  readonly href: string
  readonly name: string
  /** The address itself is not shown then either. Has to be the same function every time. */
  readonly onLimit: (isAtLimit: boolean) => void
}

/** A plain link, so that it works without script and shows where it leads; the native app keeps its browser inside. */
export function HandOffAction({ kind, question, href, name, onLimit }: Props) {
  const count = useRecordedSearch(kind, question)
  const isAtLimit = count.kind === 'limit'
  useEffect(() => onLimit(isAtLimit), [isAtLimit, onLimit])
  const [isOpened, setOpened] = useState(false)
  if (count.kind === 'limit') return <LimitReached count={count} />
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          setOpened(true)
          if (!isNative()) return
          event.preventDefault()
          openOutside(href).catch(() => {
            setOpened(false)
            toast.error(text(`error.${kind}`), { title: text('error.title') })
          })
        }}
        className={buttonClass({ size: 'lg' }, 'w-full max-sm:px-3 max-sm:text-base sm:w-auto')}
      >
        {text(`go.${kind}`, { site: name })}
        <ArrowUpRight className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </a>
      <div role="status" className="mt-3 grid min-h-6 gap-1 text-small text-soft">
        {isOpened && <p className="font-medium text-ink">{text('opened')}</p>}
        <Counted count={count} />
      </div>
    </>
  )
}

function Counted({ count }: { count: SearchCount }) {
  const { locale } = usePageConfig()
  if (count.kind !== 'counted' || count.limit === null) return null
  if (!count.isNew) return <p>{text('usage.again')}</p>
  const left = count.limit - count.used
  const time = writeMoment(count.resetsAtMs, locale)
  return (
    <p>
      {left > FEW && text('usage.used', { used: String(count.used), limit: String(count.limit), time })}
      {left > 0 && left <= FEW && text('usage.few', { left: String(left), time })}
      {left <= 0 && text('usage.last', { time })}
      {count.where === 'device' && ` ${text('usage.device')}`}
    </p>
  )
}

function LimitReached({ count }: { count: Extract<SearchCount, { kind: 'limit' }> }) {
  const { locale } = usePageConfig()
  return (
    <div role="status" className="grid gap-4">
      <Note tone="notice" title={text('limit.title')}>
        {text('limit.text', { limit: String(count.limit), time: writeMoment(count.resetsAtMs, locale) })}
      </Note>
      <Link to="/pricing" className={buttonClass({ variant: 'outline' }, 'w-full sm:w-fit')}>
        {text('limit.plans')}
      </Link>
    </div>
  )
}
