import { isRouteErrorResponse, useRouteError } from 'react-router'

import { text } from '../text/text.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageHead } from './page-head.tsx'

/** Every route's last resort, also when a lazy page cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="page-width grid justify-items-start gap-6 py-24" role="alert">
      <PageHead title={text('error.title')} description={text('error.text')} isIndexed={false} />
      <h1 className="text-heading">{text('error.title')}</h1>
      <p className="max-w-[60ch] text-lead text-soft">{text('error.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{text('error.reload')}</Button>
        <ButtonLink to="/" look="quiet">
          {text('not-found.action')}
        </ButtonLink>
      </div>
    </div>
  )
}
