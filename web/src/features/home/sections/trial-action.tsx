'use no memo'

import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { homeText as text } from '../text/home.ts'

/** Until the session is known, both links are in the page and the styles show one: no offer changes visibly. */
export function TrialAction({ className }: { readonly className?: string }) {
  const { user, isLoading } = useAuth()
  return (
    <>
      {(isLoading || !user) && (
        <span className={isLoading ? 'contents signed-in:hidden' : 'contents'}>
          <ButtonLink to="/auth?tab=sign-up" className={className}>
            {text('home.trial')}
          </ButtonLink>
        </span>
      )}
      {(isLoading || user) && (
        <span className={isLoading ? 'hidden signed-in:contents' : 'contents'}>
          <ButtonLink to="/dashboard" className={className}>
            {text('home.dashboard')}
          </ButtonLink>
        </span>
      )}
    </>
  )
}
