import { frameText as text } from '../text/frame.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from './page-head.tsx'

export function NotFoundPage() {
  return (
    <div className="page-width grid justify-items-start gap-6 py-24">
      <PageHead title={text('not-found.title')} description={text('not-found.text')} isIndexed={false} />
      <p className="chart-label caps text-signal">404</p>
      <h1 className="text-heading">{text('not-found.title')}</h1>
      <p className="text-lead text-soft">{text('not-found.text')}</p>
      <ButtonLink to="/">{text('not-found.action')}</ButtonLink>
    </div>
  )
}
