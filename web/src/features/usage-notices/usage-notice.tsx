import { USAGE_TYPES, type UsageType } from '@app/domain/usage-limits'
import { useLocation } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { usageText as text } from '../../entities/traveller/usage/usage-text.ts'
import { useUsage } from '../../entities/traveller/usage/use-usage.ts'
import { writeDatedMoment, writeMoment } from '../../text/write-moment.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { chooseNotice, type LimitNotice, type UsageNotice as Notice } from './choose-notice.ts'

const LOOKS = {
  /** Full width of a page or a column. */
  banner: 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4',
  card: 'grid gap-4 rounded-sheet border border-line bg-raised p-5',
  /** One line beside its subject. */
  inline: 'text-small',
} as const

type Props = {
  readonly look: keyof typeof LOOKS
  /** The limits of this page; all by default. */
  readonly types?: readonly UsageType[]
  /** A page may show urgent notices at its top and calm ones further down. */
  readonly when?: 'urgent' | 'calm'
}

/** The trial's countdown, or the limit that is closest. Renders nothing otherwise. */
export function UsageNotice({ look, types = USAGE_TYPES, when }: Props) {
  const { locale } = usePageConfig()
  const subscription = useSubscription()
  const usage = useUsage()
  const { pathname, search } = useLocation()
  const notice = chooseNotice(subscription, usage, types)
  if (!notice || (when !== undefined && isUrgent(notice) !== (when === 'urgent'))) return null
  const { title, body } = wordsOf(notice, locale)
  if (look === 'inline') {
    return (
      <p role="status" className={`${LOOKS.inline} ${isUrgent(notice) ? 'font-medium text-signal' : 'text-soft'}`}>
        {title}. {body}
      </p>
    )
  }
  const way = wayOf(notice, pathname + search)
  return (
    <section role="status" aria-label={text('region')} className={LOOKS[look]}>
      <div className="min-w-0">
        <p className={`font-display text-lead leading-tight ${isUrgent(notice) ? 'text-signal' : ''}`}>{title}</p>
        <p className="mt-1 max-w-[60ch] text-small text-soft">{body}</p>
        {notice.kind === 'limit' && <Scale notice={notice} />}
      </div>
      {way && (
        <ButtonLink to={way.to} variant="outline" size="sm" className="justify-self-start">
          {way.label}
        </ButtonLink>
      )}
    </section>
  )
}

/** The used part of the day as a scale bar; the text beside it says the same. */
function Scale({ notice: { used, limit } }: { readonly notice: LimitNotice }) {
  return <progress className="scale-bar mt-3 max-w-72" max={limit} value={Math.min(used, limit)} aria-hidden="true" />
}

function wordsOf(notice: Notice, locale: string): { readonly title: string; readonly body: string } {
  switch (notice.kind) {
    case 'trial-expired':
      return { title: text('trial.expired.title'), body: text('trial.expired.text') }
    case 'trial-refused':
      return { title: text('trial.refused.title'), body: text('trial.refused.text') }
    case 'trial': {
      const { endsAtMs, daysLeft, isLastDay } = notice
      if (isLastDay)
        return {
          title: text('trial.last.title'),
          body: text('trial.last.text', { time: writeMoment(endsAtMs, locale) }),
        }
      const time = writeDatedMoment(endsAtMs, locale)
      return { title: text('trial.title', { count: String(daysLeft) }), body: text('trial.text', { time }) }
    }
    case 'limit':
      return ofLimit(notice, locale)
  }
}

function ofLimit({ level, type, used, limit, resetsAtMs }: LimitNotice, locale: string) {
  const figures = { used: String(used), limit: String(limit) }
  const time = writeMoment(resetsAtMs, locale)
  const titles = {
    few: text('few', { count: String(limit - used) }),
    warning: text('warning.title', figures),
    'used-up': text('used-up.title'),
  }
  // The title of a warning already has the count.
  const body = level === 'warning' ? 'text.uncounted' : 'text'
  return { title: titles[level], body: text(body, { kind: text(type), ...figures, time }) }
}

function isUrgent(notice: Notice): boolean {
  return notice.kind === 'limit' ? notice.level !== 'warning' : notice.kind === 'trial' && notice.isLastDay
}

/** A trial with days left needs no button; a guest who signs up returns to this page. */
function wayOf(notice: Notice, from: string): { readonly to: string; readonly label: string } | null {
  if (notice.kind === 'trial' && !notice.isLastDay) return null
  if (notice.kind === 'limit' && notice.isGuest)
    return { to: `/auth?tab=sign-up&returnTo=${encodeURIComponent(from)}`, label: text('sign-in') }
  return { to: '/pricing', label: text('upgrade') }
}
