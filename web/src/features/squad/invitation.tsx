import type { SquadInvitationResponse } from '@app/contracts/trips/squad'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { OtherAccount } from '../../entities/traveller/other-account.tsx'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { squadText as text } from './squad-text.ts'
import { askInvitation } from './squad.ts'

type Look = SquadInvitationResponse | 'failed' | null
const FAILED: Look = 'failed'

/** The state of an invitation for the current account; reloaded when that changes. Viewing takes no seat. */
export function Invitation({ seat }: { readonly seat: string }) {
  const { look, isWorking, take, again } = useInvitation(seat)
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[1fr_24rem] lg:py-16">
      <div aria-live="polite" className="min-h-64 max-w-[60ch]">
        <h1 className="text-heading">{text('link.heading')}</h1>
        {look === null ? (
          <p className="mt-5 border-s-2 border-line ps-4 text-lead text-soft">
            <span className="noscript:hidden">{text('link.checking')}</span>
            <span className="hidden noscript:inline">{text('link.no-script')}</span>
          </p>
        ) : (
          <Found look={look} seat={seat} isWorking={isWorking} take={take} again={again} />
        )}
      </div>
      <section aria-labelledby="seat" className="self-start border border-dashed border-edge p-6">
        <h2 id="seat" className="text-title">
          {text('link.what')}
        </h2>
        <dl className="mt-3 divide-y divide-line">
          {(['cost', 'limits', 'trips', 'leave'] as const).map((fact) => (
            <div key={fact} className="grid gap-0.5 py-3">
              <dt className="chart-label text-soft">{text(`link.${fact}`)}</dt>
              <dd className="font-semibold">{text(`link.${fact}.value`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function useInvitation(seat: string) {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const { recheck } = useSubscription()
  const [tries, setTries] = useState(0)
  const asked = `${seat}:${user?.id}:${tries}`
  const [answered, setAnswered] = useState<{ readonly asked: string; readonly look: Look } | null>(null)
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    if (isLoading) return
    let isStale = false
    void askInvitation(config, seat, 'look').then((result) => {
      if (!isStale) setAnswered({ asked, look: result.kind === 'answered' ? result.answer : FAILED })
    })
    return () => {
      isStale = true
    }
  }, [config, seat, isLoading, asked])

  async function take(how: 'join' | 'move'): Promise<void> {
    setWorking(true)
    const result = await askInvitation(config, seat, how)
    setWorking(false)
    setAnswered({ asked, look: result.kind === 'answered' ? result.answer : FAILED })
    void recheck()
  }
  const look = answered?.asked === asked ? answered.look : null
  return { look, isWorking, take, again: () => setTries(tries + 1) }
}

type FoundProps = {
  readonly look: SquadInvitationResponse | 'failed'
  readonly seat: string
  readonly isWorking: boolean
  readonly take: (how: 'join' | 'move') => Promise<void>
  readonly again: () => void
}

const GOOD = new Set(['open', 'sign-in', 'joined', 'other-squad'])

function Found({ look, ...rest }: FoundProps) {
  const state = look === 'failed' ? look : look.state
  const payer = look === 'failed' ? '' : (look.payerName ?? '')
  return (
    <>
      <div className={`mt-5 border-s-2 ps-4 ${GOOD.has(state) ? 'border-moss' : 'border-signal'}`}>
        <h2 className="text-title wrap-anywhere">{titleOf(state, payer)}</h2>
        <p className="mt-2 text-lead">
          {state === 'joined' ? text('link.joined.text', { payer }) : text(`link.${state}.text`)}
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <NextStep state={state} {...rest} />
      </div>
    </>
  )
}

type State = SquadInvitationResponse['state'] | 'failed'

function titleOf(state: State, payer: string): string {
  return state === 'open' || state === 'sign-in' ? text(`link.${state}.title`, { payer }) : text(`link.${state}.title`)
}

function NextStep({ state, seat, isWorking, take, again }: Omit<FoundProps, 'look'> & { readonly state: State }) {
  const path = `/squad/${encodeURIComponent(seat)}`
  switch (state) {
    case 'failed':
      return <Button onClick={again}>{text('again')}</Button>
    case 'open':
      return (
        <Button isBusy={isWorking} onClick={() => void take('join')}>
          {text('link.join')}
        </Button>
      )
    case 'sign-in':
      return <ButtonLink to={`/auth?returnTo=${encodeURIComponent(path)}`}>{text('link.enter')}</ButtonLink>
    case 'wrong-account':
      return <OtherAccount path={path}>{text('link.other')}</OtherAccount>
    case 'other-squad':
      return (
        <>
          <Button isBusy={isWorking} onClick={() => void take('move')}>
            {text('link.move')}
          </Button>
          <ButtonLink to="/squad" variant="outline">
            {text('link.squad')}
          </ButtonLink>
        </>
      )
    case 'own':
      return <ButtonLink to="/squad">{text('link.squad')}</ButtonLink>
    case 'joined':
    case 'paused':
    case 'expired':
    case 'unknown':
      return <ButtonLink to="/dashboard">{text('link.home')}</ButtonLink>
  }
}
