import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'

import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { accessText } from '../../entities/traveller/access-text.ts'
import { AdminProvider } from '../../entities/traveller/roles/admin-provider.tsx'
import { type Admin, useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { authDestination } from './auth-destination.ts'
import { RecoverForm } from './recover-form.tsx'
import { SeaIllustration } from './sea-illustration.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { authText as text } from './sign-in-text.ts'

/** The staff sign-in: no sign-up, the second factor if the account has one, and access for staff only. */
export function StaffSignInPage() {
  return (
    <AdminProvider>
      <div className="page-width grid gap-x-16 py-8 lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] lg:py-14">
        <section className="self-start border border-t-4 border-line border-t-ink bg-raised p-6 sm:p-10">
          <h1 className="text-heading">{text('staff.heading')}</h1>
          <p className="mt-3 text-soft">{text('staff.lead')}</p>
          <div className="mt-8">
            <Entrance />
          </div>
          <noscript>
            <p className="mt-6 border-s-2 border-signal ps-4">{text('page.noscript')}</p>
          </noscript>
          <p className="mt-8 border-t border-line pt-2 text-small">
            <Link to="/auth" className="inline-flex min-h-11 items-center text-tide underline">
              {text('staff.to-travellers')}
            </Link>
          </p>
        </section>
        <SeaIllustration className="h-full max-h-[44rem] min-h-[32rem] max-lg:hidden" />
      </div>
    </AdminProvider>
  )
}

function Entrance() {
  const { session } = useAuth()
  const admin = useAdmin()
  const [query] = useSearchParams()
  const [forgotten, setForgotten] = useState<string | null>(null)
  if (session && needsSecondFactor(session)) return <SecondFactorForm session={session} />
  if (session && admin.isLoading) return <Verifying />
  if (session && admin.role !== 'user') {
    return <Navigate to={authDestination(query.get('returnTo'), homeOf(admin))} replace />
  }
  if (session) return <NoStaff email={session.user.email ?? ''} />
  return forgotten === null ? (
    <SignInForm isOpen onForgotten={setForgotten} />
  ) : (
    <RecoverForm email={forgotten} onBack={() => setForgotten(null)} />
  )
}

function Verifying() {
  return (
    <p role="status" className="flex items-center gap-3 text-soft">
      <Spinner label={null} size="sm" />
      {accessText('verifying')}
    </p>
  )
}

/** A traveller without a role stays here: a redirect would only lead back. */
function NoStaff({ email }: { email: string }) {
  const { signOut } = useAuth()
  return (
    <div className="grid justify-items-start gap-5">
      <p role="alert" className="border-s-2 border-signal ps-4 wrap-anywhere">
        {text('staff.denied', { email })}
      </p>
      <Button variant="outline" className="max-w-full wrap-anywhere" onClick={() => void signOut()}>
        {text('staff.leave', { email })}
      </Button>
    </div>
  )
}

/** Without the support flag the dashboard is closed; the other roles have their own pages. */
function homeOf({ isSupport, isContentEditor, isMarketing }: Admin): string {
  if (isSupport) return '/dashboard-admin'
  if (isContentEditor) return '/admin/blog'
  return isMarketing ? '/email-marketing' : '/dashboard'
}
