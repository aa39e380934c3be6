import { lazy, type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { useOnline } from '../offline/use-online.ts'
import { frameText as text } from '../text/frame.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageHead } from './page-head.tsx'
import { isMissingScript } from './shell/is-missing-script.ts'
import { reportError } from './shell/report-error.ts'

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))

/** Every route's last resort, also when a lazy page cannot be loaded; so nothing here but a 404 is fetched on demand. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return isMissingScript(error) ? <Unreachable /> : <Broken error={error} />
}

function Broken({ error }: { error: unknown }) {
  const [id] = useState(() => reportError(error))
  return (
    <Wreck description={text('error.text')}>
      <p className="max-w-[60ch] text-lead">{text('error.text')}</p>
      <p className="max-w-[60ch] text-soft">{text('error.advice')}</p>
      <p className="text-small text-soft">
        {text('error.id')} <code className="chart-label text-ink select-all">{id}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{text('error.reload')}</Button>
        <ButtonLink to="/" variant="outline">
          {text('error.home')}
        </ButtonLink>
      </div>
    </Wreck>
  )
}

/** The page's script did not arrive. It is fetched again on demand, and by itself when the signal returns. */
function Unreachable() {
  const isOnline = useOnline()
  const [wasOnline] = useState(isOnline)
  const [hasTried, setTried] = useState(false)
  useEffect(() => {
    if (isOnline && !wasOnline) location.reload()
  }, [isOnline, wasOnline])
  return (
    <Wreck description={text('error.offline')}>
      <p className="max-w-[60ch] text-lead text-soft">{text(wasOnline ? 'error.missing' : 'error.offline')}</p>
      {/* Offline, loading again would lose this page too. */}
      <Button onClick={() => (navigator.onLine ? location.reload() : setTried(true))}>{text('error.retry')}</Button>
      {hasTried && !isOnline && <p role="status">{text('error.offline.still')}</p>}
    </Wreck>
  )
}

function Wreck({ description, children }: { description: string; children: ReactNode }) {
  return (
    <div className="page-width grid justify-items-start gap-5 py-16 lg:py-24" role="alert">
      <PageHead title={text('error.title')} description={description} isIndexed={false} />
      {/* The chart sign for a wreck that is a danger to whoever sails over it. */}
      <svg viewBox="0 0 72 36" className="h-12 stroke-signal" fill="none" strokeWidth="1.5" aria-hidden="true">
        <ellipse cx="36" cy="18" rx="34" ry="16" strokeDasharray="1 4.5" strokeLinecap="round" />
        <path d="M14 18h44M36 9v18M26 12.5v11M46 12.5v11" />
      </svg>
      <h1 className="text-heading">{text('error.title')}</h1>
      {children}
    </div>
  )
}
