import { type ReactNode, useEffect, useState } from 'react'

import { NoAnswer } from '../../api/no-answer.ts'
import { reloadWhenReached } from '../../device/keep-trying.ts'
import { useOnline } from '../../offline/use-online.ts'
import { errorText as text } from '../../text/error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../page-head.tsx'
import { isMissingScript } from './is-missing-script.ts'
import { OutOfReach } from './out-of-reach.tsx'
import { reportError } from './report-error.ts'

const PATIENCE_MS = 3000

/** What went wrong, in words, with a way on. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (error instanceof NoAnswer) return <Unanswered />
  return isMissingScript(error) ? <Unreachable /> : <Broken error={error} />
}

function Broken({ error }: { error: unknown }) {
  const [id] = useState(() => reportError(error))
  return (
    <Wreck description={text('text')}>
      <p className="max-w-[60ch] text-lead">{text('text')}</p>
      <p className="max-w-[60ch] text-soft">{text('advice')}</p>
      <p className="text-small text-soft">
        {text('id')} <code className="chart-label text-ink select-all">{id}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{text('reload')}</Button>
        <ButtonLink to="/" variant="outline">
          {text('home')}
        </ButtonLink>
      </div>
    </Wreck>
  )
}

/**
 * The page's script did not arrive. Where nothing else arrives either, it only is not on this device; where the server
 * answers, something is wrong with the script.
 */
function Unreachable() {
  const isAway = useIsAway()
  if (isAway === null) return null
  return isAway ? <Away /> : <MissingScript />
}

function MissingScript() {
  return (
    <Wreck description={text('missing')}>
      <p className="max-w-[60ch] text-lead text-soft">{text('missing')}</p>
      <Button onClick={() => location.reload()}>{text('retry')}</Button>
    </Wreck>
  )
}

/** The page comes by itself with the signal. */
function Away() {
  const isOnline = useOnline()
  useEffect(() => (isOnline ? reloadWhenReached() : undefined), [isOnline])
  return <OutOfReach />
}

/** Null until it is known: in a hotel whose network leads nowhere a device calls itself online, too. */
function useIsAway(): boolean | null {
  const isOnline = useOnline()
  const [isAway, setAway] = useState<boolean | null>(isOnline ? null : true)
  if (!isOnline && isAway !== true) setAway(true)
  useEffect(() => {
    let isLeft = false
    const tell = (isUnanswered: boolean) => (): void => {
      // Whoever has lost the signal meanwhile is away, whatever was heard before.
      if (!isLeft) setAway((known) => known ?? isUnanswered)
    }
    const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const
    if (navigator.onLine) fetch(location.href, asked).then(tell(false), tell(true))
    return () => {
      isLeft = true
    }
  }, [])
  return isAway
}

/** What is drawn is here and what stands on it is not. */
function Unanswered() {
  useReturn()
  return <OutOfReach />
}

/** Loads the page again when the signal is back, also when it went only after the page had failed. */
function useReturn(): void {
  const isOnline = useOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)
  if (wasOnline && !isOnline) setWasOnline(false)
  useEffect(() => {
    if (isOnline && !wasOnline) return reloadWhenReached()
  }, [isOnline, wasOnline])
}

function Wreck({ description, children }: { description: string; children: ReactNode }) {
  return (
    <div className="page-width grid justify-items-start gap-5 py-16 lg:py-24" role="alert">
      <PageHead title={text('title')} description={description} isIndexed={false} />
      {/* The chart sign for a wreck that is a danger to whoever sails over it. */}
      <svg viewBox="0 0 72 36" className="h-12 stroke-signal" fill="none" strokeWidth="1.5" aria-hidden="true">
        <ellipse cx="36" cy="18" rx="34" ry="16" strokeDasharray="1 4.5" strokeLinecap="round" />
        <path d="M14 18h44M36 9v18M26 12.5v11M46 12.5v11" />
      </svg>
      <h1 className="text-heading">{text('title')}</h1>
      {children}
    </div>
  )
}
