import type { User } from '@supabase/auth-js'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import type { SubscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'
import { type TrialState, trialState } from '../../entities/traveller/subscription/trial-state.ts'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { formatDayOf } from '../../text/format-moment.ts'
import { AvatarField } from './avatar-field.tsx'
import { profileText as text } from './profile-text.ts'

/** The passport-like page of the account. Staff need the account id to grant a role. */
export function AccountPage({ user }: { user: User }) {
  const { locale } = usePageConfig()
  const facts = [
    ['account.email', user.email ?? ''],
    ['account.since', formatDayOf(user.created_at, locale)],
    ['account.id', user.id],
  ] as const
  return (
    <section aria-labelledby="account-title" className="mb-10 max-w-[47rem] rounded-sheet border border-edge bg-raised">
      <h2 id="account-title" className="chart-label caps border-b border-line px-5 py-3 font-sans text-soft">
        {text('account.title')}
      </h2>
      <AvatarField user={user} />
      <dl className="grid gap-x-10 gap-y-4 p-5 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className={label === 'account.id' ? 'sm:col-span-2' : ''}>
            <dt className="chart-label text-soft">{text(label)}</dt>
            <dd className="mt-0.5 font-medium wrap-anywhere tabular-nums select-all">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line px-5 py-1 text-small">
        <Link to="/settings#account" className="inline-flex min-h-11 items-center font-semibold text-tide">
          {text('account.settings')}
        </Link>
      </p>
      <Plan />
    </section>
  )
}

function Plan() {
  const subscription = useSubscription()
  const trial = trialState(subscription)
  if (trial.kind === 'guest') return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-5 py-1 text-small">
      {planLine(trial, subscription)}
      <Link to="/pricing" className="inline-flex min-h-11 items-center font-semibold text-tide">
        {text('plan.see')}
      </Link>
    </p>
  )
}

type Named = Exclude<TrialState, { kind: 'guest' }>

function planLine(trial: Named, { subscription_tier: plan }: SubscriptionState): string {
  if (trial.kind === 'paid' && plan !== 'admin_unlimited') return text('plan.on', { plan })
  if (trial.kind !== 'trial') return text(`plan.${trial.kind}`)
  return trial.daysLeft <= 1 ? text('plan.last') : text('plan.left', { count: String(trial.daysLeft) })
}
