import type { StaffUsersResponse, UserDetails } from '@app/contracts/staff/staff-users'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDayOf, formatMoment } from '../../../text/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LabelledValues } from '../../../ui/labelled-values.tsx'
import { useStaffReading } from '../ask-staff.ts'
import { ReadingState } from '../reading-state.tsx'
import { describeTier } from './describe-tier.ts'
import { UserActions } from './user-actions.tsx'
import { usersText as text } from './users-text.ts'

export function UserPage({ id }: { readonly id: string }) {
  const { reading, again, show } = useStaffReading<StaffUsersResponse>('staff-users', { action: 'read', id })
  return (
    <section aria-labelledby="user" className="pt-4">
      <Link to="?tab=users" className="inline-flex min-h-11 items-center text-small font-semibold text-tide">
        {text('back')}
      </Link>
      <div aria-live="polite">
        <ReadingState reading={reading} again={again}>
          {({ user }) =>
            user && (
              <div className="grid gap-10">
                <Head user={user} />
                <Facts user={user} />
                {user.mayChange ? (
                  <UserActions user={user} onDone={show} />
                ) : (
                  <p className="text-small text-soft">{text('actions.none')}</p>
                )}
                <Lists user={user} />
              </div>
            )
          }
        </ReadingState>
      </div>
    </section>
  )
}

function Head({ user }: { readonly user: UserDetails }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 id="user" className="text-title wrap-anywhere">
          <bdi>{user.name ?? user.email}</bdi>
        </h2>
        <p className="text-soft wrap-anywhere">
          <bdi>{user.email}</bdi>
        </p>
      </div>
      <Badge tone={user.isDisabled ? 'signal' : 'moss'}>
        {text(user.isDisabled ? 'state.disabled' : 'state.active')}
      </Badge>
    </header>
  )
}

function Facts({ user }: { readonly user: UserDetails }) {
  const { locale } = usePageConfig()
  const squad = [
    user.seatsGiven > 0 && text('squad.gives', { count: String(user.seatsGiven) }),
    user.isInSquad && text('squad.has'),
  ].filter(Boolean)
  return (
    <div className="grid gap-4">
      <LabelledValues
        className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:grid-cols-3 lg:grid-cols-5"
        values={[
          [text('plan'), describeTier(user, locale)],
          [text('since'), formatDayOf(user.since, locale)],
          [text('last-sign-in'), user.lastSignIn === null ? text('never') : formatMoment(user.lastSignIn, locale)],
          [text('confirmed'), text(user.isConfirmed ? 'yes' : 'no')],
          [text('roles'), user.roles.map((role) => role.replace('_', ' ')).join(', ') || text('none')],
          [text('sessions'), user.sessions],
          [text('push'), user.pushDevices],
          [text('trips'), user.trips],
          [text('squad'), squad.join(', ') || text('none')],
        ]}
      />
      {user.given && (
        <p className="border-s-2 border-tide ps-4 text-small">
          {text('given.until', {
            plan: user.given.plan,
            date: formatDayOf(user.given.endsAt, locale),
            reason: user.given.reason,
          })}
        </p>
      )}
    </div>
  )
}

function Lists({ user }: { readonly user: UserDetails }) {
  const { locale } = usePageConfig()
  return (
    <div className="grid gap-10 lg:grid-cols-3">
      <List title={text('usage')} none={text('usage.none')}>
        {user.usageToday.map(({ kind, used }) => (
          <li key={kind} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{text(`kind.${kind as 'ai_requests'}`) || kind}</span>
            <span className="tabular-nums">{used}</span>
          </li>
        ))}
      </List>
      <List title={text('notices')} none={text('notices.none')}>
        {user.notices.map(({ at, title, isRead }) => (
          <li key={`${at} ${title}`} className="border-b border-line py-2">
            <span className="block">{title}</span>
            <span className="text-label text-soft">
              {formatMoment(at, locale)}, {text(isRead ? 'read' : 'unread')}
            </span>
          </li>
        ))}
      </List>
      <List title={text('log')} none={text('log.none')}>
        {user.log.map(({ at, action, reason }) => (
          <li key={`${at} ${action}`} className="border-b border-line py-2">
            <span className="block">{action}</span>
            {reason !== null && <span className="block text-small wrap-anywhere">{reason}</span>}
            <span className="text-label text-soft">{formatMoment(at, locale)}</span>
          </li>
        ))}
      </List>
    </div>
  )
}

function List(props: { readonly title: string; readonly none: string; readonly children: readonly ReactNode[] }) {
  const { title, none, children } = props
  return (
    <section>
      <h3 className="font-display text-lead">{title}</h3>
      {children.length > 0 ? (
        <ul className="mt-3 border-t border-line text-small">{children}</ul>
      ) : (
        <p className="mt-3 text-small text-soft">{none}</p>
      )}
    </section>
  )
}
