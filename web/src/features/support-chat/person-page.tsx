import { Suspense } from 'react'
import { Link } from 'react-router'

import { useHydrated } from '../../device/hydration/use-hydrated.ts'
import { part } from '../../ui/deferred/part.ts'
import { MissingPart } from '../../ui/states/missing-part.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { personText as text } from './support-person-text.ts'

const SupportChat = part(async () => (await import('./support-chat.tsx')).SupportChat, MissingPart)

export function PersonPage() {
  const isHydrated = useHydrated()
  const waiting = (
    <div className="mt-6">
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    </div>
  )
  return (
    <div className="page-width py-8 lg:py-16">
      <div className="max-w-[46rem]">
        <h1 className="text-heading">{text('heading')}</h1>
        <p className="mt-3 text-soft">{text('lead')}</p>
        <Link to="/chat-with-us" className="mt-1 inline-flex min-h-11 items-center font-semibold text-tide">
          {text('articles')}
        </Link>
        <noscript>
          <p className="mt-4">
            {text('script')} <a href="/support-center">{text('script.link')}</a>
          </p>
        </noscript>
        {isHydrated ? (
          <Suspense fallback={waiting}>
            <SupportChat />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </div>
  )
}
