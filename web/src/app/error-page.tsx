import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { useOnline } from '../offline/use-online.ts'
import { frameText as text } from '../text/frame.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageHead } from './page-head.tsx'

/** Every route's last resort, also when a lazy page cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return isMissingScript(error) ? <Unreachable /> : <Broken />
}

function Broken() {
  return (
    <div className="page-width grid justify-items-start gap-6 py-24" role="alert">
      <PageHead title={text('error.title')} description={text('error.text')} isIndexed={false} />
      <h1 className="text-heading">{text('error.title')}</h1>
      <p className="max-w-[60ch] text-lead text-soft">{text('error.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{text('error.reload')}</Button>
        <ButtonLink to="/" variant="outline">
          {text('not-found.action')}
        </ButtonLink>
      </div>
    </div>
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
    <div className="page-width grid justify-items-start gap-6 py-24" role="alert">
      <PageHead title={text('error.title')} description={text('error.offline')} isIndexed={false} />
      <h1 className="text-heading">{text('error.title')}</h1>
      <p className="max-w-[60ch] text-lead text-soft">{text('error.offline')}</p>
      {/* Offline, loading again would lose this page too. */}
      <Button onClick={() => (navigator.onLine ? location.reload() : setTried(true))}>{text('error.retry')}</Button>
      {hasTried && !isOnline && <p role="status">{text('error.offline.still')}</p>}
    </div>
  )
}

/** Each browser words a failed import() in its own way, and none gives it a type. */
function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  )
}
