import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { type OwnReview, readOwnReview } from '../../entities/traveller/review/own-review.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { useOnline } from '../../offline/use-online.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { ReviewForm } from './review-form.tsx'
import { reviewText as text } from './review-text.ts'

type Known =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly review: OwnReview | null; readonly mayWrite: boolean; readonly round: number }

function useOwnReview(userId: string | undefined) {
  const config = usePageConfig()
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<Known>({ kind: 'loading' })
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    readOwnReview(config, userId).then(
      (found) => isCurrent && setKnown({ kind: 'known', round, ...found }),
      () => isCurrent && setKnown({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [config, userId, round])
  return { known, again: () => setRound((before) => before + 1) }
}

export function YourReview() {
  const { user, isLoading } = useAuth()
  return (
    <section aria-labelledby="your-review" className="mt-10">
      <h2 id="your-review" className="text-title">
        {text('yours')}
      </h2>
      <div className="mt-4">{isLoading ? <Waiting /> : user ? <Own userId={user.id} /> : <SignIn />}</div>
    </section>
  )
}

function SignIn() {
  return (
    <ButtonLink to="/auth?returnTo=%2Freview" variant="outline">
      {text('sign-in')}
    </ButtonLink>
  )
}

function Own({ userId }: { readonly userId: string }) {
  const isOnline = useOnline()
  const { known, again } = useOwnReview(userId)
  if (known.kind === 'failed')
    return isOnline ? <ErrorState heading="h3" onRetry={again} /> : <OfflineState heading="h3" onRetry={again} />
  if (known.kind !== 'known') return <Waiting />
  if (!known.mayWrite)
    return (
      <div className="grid justify-items-start gap-5">
        <p className="max-w-[60ch]">{text('may-not')}</p>
        <ButtonLink to="/itinerary" variant="outline">
          {text('may-not.plan')}
        </ButtonLink>
      </div>
    )
  return <ReviewForm key={known.round} userId={userId} review={known.review} onSaved={again} />
}

function Waiting() {
  return (
    <Loading>
      <SkeletonText lines={5} />
    </Loading>
  )
}
