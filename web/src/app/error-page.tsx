'use no memo'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { ALIVE } from '../device/hydration/keep-early-clicks.ts'
import { reloadWhenReached } from '../device/hydration/keep-trying.ts'
import { frameText as text } from '../features/navigation/frame-text.ts'
import { part } from '../ui/deferred/part.ts'

const NotFoundPage = part(async () => (await import('./not-found-page.tsx')).NotFoundPage, Plain)
const ErrorScreen = part(async () => (await import('./shell/error-screen.tsx')).ErrorScreen, Plain)

/** The error boundary of every route, also when a lazy page cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError()
  // When the frame itself failed to render, nothing else announces that buttons respond now.
  useEffect(() => void dispatchEvent(new Event(ALIVE)), [])
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return isNotFound ? <NotFoundPage /> : <ErrorScreen error={error} />
}

/** Shown when even the error screen cannot be loaded. Offline, reloading would lose this page too. */
function Plain() {
  useEffect(() => {
    let stop = (): void => undefined
    const comeBack = (): void => {
      stop()
      stop = reloadWhenReached()
    }
    addEventListener('online', comeBack)
    return () => {
      removeEventListener('online', comeBack)
      stop()
    }
  }, [])
  return (
    <div className="page-width grid justify-items-start gap-5 py-24" role="alert">
      <title>{text('error')}</title>
      <h1 className="text-heading">{text('error')}</h1>
      <p>{text('error.text')}</p>
      <button type="button" onClick={reload} className="min-h-11 font-semibold text-tide underline">
        {text('error.reload')}
      </button>
    </div>
  )
}

function reload(): void {
  if (navigator.onLine) location.reload()
}
