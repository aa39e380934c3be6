'use no memo'

import { useAuth } from '../../api/session/use-auth.ts'
import { homeText as text } from '../../text/home.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The page arrives as for a guest; whoever is signed in finds the way to their own things instead. */
export function TrialAction({ className }: { readonly className?: string }) {
  const { user } = useAuth()
  const [to, words] = user ? ['/dashboard', text('home.dashboard')] : ['/auth', text('home.trial')]
  return (
    <ButtonLink to={to} className={className}>
      {words}
    </ButtonLink>
  )
}
