'use no memo'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { ALIVE } from '../device/keep-early-clicks.ts'
import { reloadWhenReached } from '../device/keep-trying.ts'
import { frameText as text } from '../text/frame.ts'
import { part } from './shell/part.ts'

const NotFoundPage = part(async () => (await import('./not-found-page.tsx')).NotFoundPage, Plain)
const ErrorScreen = part(async () => (await import('./shell/error-screen.tsx')).ErrorScreen, Plain)

/** Every route's last resort, also when a lazy page cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError()
  // Where the frame itself could not be drawn, nobody else says that buttons answer now.
  useEffect(() => void dispatchEvent(new Event(ALIVE)), [])
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return isNotFound ? <NotFoundPage /> : <ErrorScreen error={error} />
}

/** When not even the screen that explains an error arrives. Offline, loading again would lose this one too. */
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
