import type { HandOffAnswer } from '@app/contracts/page-rendering'
import type { BookingSearch } from '@app/domain/booking-search'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useHydrated } from '../../device/hydration/use-hydrated.ts'
import { writeMoment } from '../../text/write-moment.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { handOffText as text } from './hand-off-text.ts'
import type { Count } from './hand-over.ts'
import type { HandOver, HandOverState } from './use-hand-over.ts'

const FEW = 2
const LOOK = 'w-full max-sm:px-3 max-sm:text-base sm:w-auto'

type Props = {
  readonly kind: BookingSearch['kind']
  readonly handOver: HandOver
  readonly name: string
  /** The answer to the form without script. */
  readonly answer: Exclude<HandOffAnswer, { kind: 'link' }> | undefined
}

/** The link is never in the page: a press counts the search and gets it, with script or without. */
export function HandOffAction({ kind, handOver: { state, press }, name, answer }: Props) {
  const label = text(`go.${kind}`, { site: name })
  if (answer?.kind === 'limit') return <LimitReached {...answer} />
  if (state.kind === 'limit') return <LimitReached {...state} />
  return (
    <>
      {answer && (
        <div className="mb-4">
          <Note tone="warning" title={text('error.title')}>
            {text(`error.${kind}`)}
          </Note>
        </div>
      )}
      <Button
        size="lg"
        className={`${LOOK} noscript:hidden`}
        isBusy={state.kind === 'busy'}
        onClick={() => void press()}
      >
        <Label words={label} />
      </Button>
      <FormWithoutScript label={label} />
      <div role="status" className="mt-3 grid min-h-6 gap-1 text-small text-soft">
        <Outcome state={state} name={name} />
      </div>
    </>
  )
}

function Label({ words }: { words: string }) {
  return (
    <>
      {words}
      <ArrowUpRight className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
    </>
  )
}

/** Hidden with script: it has no account, and would count an account as a guest. */
function FormWithoutScript({ label }: { label: string }) {
  if (useHydrated()) return null
  // Without an action it posts to the current URL.
  return (
    <form method="post" target="_blank" rel="noopener" className="hidden noscript:block">
      <button type="submit" className={buttonClass({ size: 'lg' }, LOOK)}>
        <Label words={label} />
      </button>
    </form>
  )
}

function Outcome({ state, name }: { state: HandOverState; name: string }) {
  if (state.kind === 'offline') return <p className="font-medium text-ink">{text('offline', { site: name })}</p>
  if (state.kind === 'busy') return <p>{text('opening', { site: name })}</p>
  if (state.kind !== 'counted') return null
  return (
    <>
      <p className="font-medium text-ink">{text('opened')}</p>
      {state.count ? <Counted count={state.count} /> : <p>{text('usage.again')}</p>}
    </>
  )
}

function Counted({ count: { used, limit, resetsAtMs, where } }: { count: Count }) {
  const { locale } = usePageConfig()
  if (limit === null) return null
  const left = limit - used
  const time = writeMoment(resetsAtMs, locale)
  return (
    <p>
      {left > FEW && text('usage.used', { used: String(used), limit: String(limit), time })}
      {left > 0 && left <= FEW && text('usage.few', { left: String(left), time })}
      {left <= 0 && text('usage.last', { time })}
      {where === 'device' && ` ${text('usage.device')}`}
    </p>
  )
}

function LimitReached({ limit, resetsAtMs }: { limit: number; resetsAtMs: number }) {
  const { locale } = usePageConfig()
  // The server does not know the time zone of a traveller without script.
  const time = useHydrated() ? writeMoment(resetsAtMs, locale) : text('limit.time')
  return (
    <div role="status" className="grid gap-4">
      <Note tone="notice" title={text('limit.title')}>
        {text('limit.text', { limit: String(limit), time })}
      </Note>
      <Link to="/pricing" className={buttonClass({ variant: 'outline' }, 'w-full sm:w-fit')}>
        {text('limit.plans')}
      </Link>
    </div>
  )
}
