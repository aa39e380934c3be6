import { type ReactNode, useEffect, useState } from 'react'

import { NoAnswer } from '../../api/no-answer.ts'
import { reloadWhenReached } from '../../device/hydration/keep-trying.ts'
import { useOnline } from '../../offline/use-online.ts'
import { PageHead } from '../../pages/page-head.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { errorText as text } from './error-text.ts'
import { OutOfReach } from './out-of-reach.tsx'
import { reportError } from './report-error.ts'

const TIMEOUT_MS = 3000

/** Explains the error, with a next step. */
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
 * The page's script failed to load. If the server does not answer either, the device is offline; if it does, the script
 * is broken.
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

/** The page loads by itself when the connection returns. */
function Away() {
  const isOnline = useOnline()
  useEffect(() => (isOnline ? reloadWhenReached() : undefined), [isOnline])
  return <OutOfReach />
}

/** Null until known: behind a captive portal a device also claims to be online. */
function useIsAway(): boolean | null {
  const isOnline = useOnline()
  const [isAway, setAway] = useState<boolean | null>(isOnline ? null : true)
  if (!isOnline && isAway !== true) setAway(true)
  useEffect(() => {
    let isLeft = false
    const tell = (isUnanswered: boolean) => (): void => {
      // A device that has gone offline meanwhile stays so, whatever the earlier answer.
      if (!isLeft) setAway((known) => known ?? isUnanswered)
    }
    const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
    if (navigator.onLine) fetch(location.href, asked).then(tell(false), tell(true))
    return () => {
      isLeft = true
    }
  }, [])
  return isAway
}

/** The page itself loaded, but its data did not. */
function Unanswered() {
  useReturn()
  return <OutOfReach />
}

/** Reloads the page when the connection is back, also when it was lost only after the page had failed. */
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
      {/* The chart symbol for a dangerous wreck. */}
      <svg viewBox="0 0 72 36" className="h-12 stroke-signal" fill="none" strokeWidth="1.5" aria-hidden="true">
        <ellipse cx="36" cy="18" rx="34" ry="16" strokeDasharray="1 4.5" strokeLinecap="round" />
        <path d="M14 18h44M36 9v18M26 12.5v11M46 12.5v11" />
      </svg>
      <h1 className="text-heading">{text('title')}</h1>
      {children}
    </div>
  )
}

/** Each browser has its own message for a failed import(), and none has an error type. */
function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  )
}
