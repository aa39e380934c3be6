'use no memo'

import { useAuth } from '../../api/session/use-auth.ts'
import { homeText as text } from '../../text/home.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Until it is known who reads, both are in the page and the styles show one: no offer turns into something else. */
export function TrialAction({ className }: { readonly className?: string }) {
  const { user, isLoading } = useAuth()
  return (
    <>
      {(isLoading || !user) && (
        <span className={isLoading ? 'contents signed-in:hidden' : 'contents'}>
          <ButtonLink to="/auth" className={className}>
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
