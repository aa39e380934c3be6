import type { SquadResponse } from '@app/contracts/trips/squad'
import { Link, useParams } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { SignInFirst } from '../../entities/traveller/sign-in-first.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { Invitation } from './invitation.tsx'
import { LeaveSquad } from './leave-squad.tsx'
import { Seats } from './seats.tsx'
import { squadText as text } from './squad-text.ts'
import { type SquadActions, useSquad } from './use-squad.ts'

const GUEST = { title: text('guest.title'), text: text('guest.text'), action: text('guest.action'), path: '/squad' }

/** With a seat in the URL it is an invitation; without one, the squad itself. */
export function SquadPage() {
  const { seat } = useParams()
  const { user } = useAuth()
  if (seat) return <Invitation seat={seat} />
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-heading">{text('heading')}</h1>
      <p className="mt-4 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
      <div className="mt-10">{user ? <Own userId={user.id} /> : <SignInFirst {...GUEST} />}</div>
    </div>
  )
}

function Own({ userId }: { readonly userId: string }) {
  const { squad, isWorking, change, again } = useSquad(userId)
  if (squad === null)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    )
  if (squad === 'failed') return <ErrorState title={text('failed')} text={text('failed.text')} onRetry={again} />
  if (squad.role === 'none')
    return (
      <EmptyState
        title={text('none.title')}
        text={text('none.text')}
        action={<ButtonLink to="/pricing">{text('none.action')}</ButtonLink>}
      />
    )
  return squad.role === 'member' ? (
    <Member squad={squad} actions={{ isWorking, change }} />
  ) : (
    <Payer squad={squad} actions={{ isWorking, change }} />
  )
}

type Props = { readonly squad: SquadResponse; readonly actions: SquadActions }

function Payer({ squad, actions }: Props) {
  const end = useEnd(squad)
  return (
    <div className="grid gap-8">
      {end && (
        <Note tone="notice" title={text('payer.ends.title')}>
          {text('payer.ends', { date: end })}
        </Note>
      )}
      {!squad.isActive && (
        <Note tone="notice" title={text('paused.title')}>
          {text('paused.payer')}
        </Note>
      )}
      <Seats squad={squad} actions={actions} />
      <Link
        to="/pricing"
        className="inline-flex min-h-11 items-center justify-self-start text-small text-tide underline"
      >
        {text('plan.link')}
      </Link>
    </div>
  )
}

function Member({ squad, actions }: Props) {
  const payer = squad.payerName ?? ''
  const end = useEnd(squad)
  return (
    <section aria-labelledby="member" className="max-w-[60ch] border-t border-line pt-8">
      <h2 id="member" className="text-title wrap-anywhere">
        {text('member.title', { payer })}
      </h2>
      <p className="mt-3 text-soft">{squad.isActive ? text('member.text') : text('paused.member', { payer })}</p>
      {end && <p className="mt-3 font-medium">{text('member.ends', { payer, date: end })}</p>}
      <LeaveSquad
        actions={actions}
        trigger={(open) => (
          <Button variant="outline" className="mt-6" onClick={open}>
            {text('member.leave')}
          </Button>
        )}
      />
    </section>
  )
}

/** The end date, when the payer has cancelled. */
function useEnd({ endsAt }: SquadResponse): string | null {
  const { locale } = usePageConfig()
  return endsAt && new Date(endsAt).toLocaleDateString(locale, { dateStyle: 'long' })
}
