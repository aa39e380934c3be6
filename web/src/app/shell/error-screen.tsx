import { type ReactNode, useEffect, useState } from 'react'

import { NoAnswer } from '../../api/no-answer.ts'
import { reloadWhenReached } from '../../device/keep-trying.ts'
import { useOnline } from '../../offline/use-online.ts'
import { errorText as text } from '../../text/error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../page-head.tsx'
import { isMissingScript } from './is-missing-script.ts'
import { reportError } from './report-error.ts'

/** What went wrong, in words, with a way on. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (error instanceof NoAnswer) return <OutOfReach />
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

/** The page's script did not arrive. It is fetched again on demand, and by itself when the signal returns. */
function Unreachable() {
  const isOnline = useOnline()
  const wasOnline = useReturn()
  const [hasTried, setTried] = useState(false)
  return (
    <Wreck description={text('offline')}>
      <p className="max-w-[60ch] text-lead text-soft">{text(wasOnline ? 'missing' : 'offline')}</p>
      {/* Offline, loading again would lose this page too. */}
      <Button onClick={() => (navigator.onLine ? location.reload() : setTried(true))}>{text('retry')}</Button>
      {hasTried && !isOnline && <p role="status">{text('offline.still')}</p>}
    </Wreck>
  )
}

/** The page is here and what stands on it is not: nothing is broken, and it comes with the signal. */
function OutOfReach() {
  useReturn()
  return (
    <div className="page-width grid justify-items-start gap-5 py-16 lg:py-24">
      <PageHead title={text('away.title')} description={text('away.text')} isIndexed={false} />
      <h1 className="text-heading">{text('away.title')}</h1>
      <p className="max-w-[60ch] text-lead text-soft">{text('away.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{text('retry')}</Button>
        <ButtonLink to="/offline-maps" variant="outline">
          {text('away.maps')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Loads the page again when the signal is back, also when it went only after the page had failed. */
function useReturn(): boolean {
  const isOnline = useOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)
  if (wasOnline && !isOnline) setWasOnline(false)
  useEffect(() => {
    if (isOnline && !wasOnline) return reloadWhenReached()
  }, [isOnline, wasOnline])
  return wasOnline
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
