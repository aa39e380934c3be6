import type { Tables } from '@app/contracts/generated/database'

import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'

type Entry = Pick<Tables<'audit_log'>, 'action' | 'subject_type' | 'subject_id' | 'details'>

const NAMES: Readonly<Record<string, string>> = {
  'account.disabled': 'Account disabled',
  'account.enabled': 'Account enabled',
  'account.exported': 'Account exported',
  'plan.given': 'Plan given',
  'plan.ended': 'Given plan ended',
  'trial.changed': 'Trial changed',
  'trial.ended': 'Trial ended',
  'discount.ended': 'Discount ended',
  'review.approved': 'Review approved',
  'review.refused': 'Review refused',
  'job.retried': 'Job retried',
  'job.discarded': 'Job discarded',
}

/** The action in words. An action without a text is shown as stored. */
export function describeAction({ action, details }: Pick<Entry, 'action' | 'details'>): string {
  const values = Object.entries(details).map(([name, value]) => [name, String(value)] as const)
  const read = (name: string): string => values.find(([key]) => key === name)?.[1].replaceAll('_', ' ') ?? ''
  switch (action) {
    case 'role.granted':
      return text('audit.role-granted', { role: read('role') })
    case 'role.revoked':
      return text('audit.role-revoked', { role: read('role') })
    case 'payment.refunded':
      return text('audit.payment-refunded')
    case 'discount.mailed':
      return text('audit.discount-mailed', { percent: read('percentOff') })
    case 'post.published':
    case 'post.changed':
    case 'post.withdrawn':
      return text(`audit.post-${action.slice(5) as 'published' | 'changed' | 'withdrawn'}`, {
        slug: read('slug').replaceAll(' ', '-'),
      })
    case 'account.deleted':
      return text('audit.account-deleted')
    case 'access.denied':
      return text('audit.access-denied', { method: read('method') || read('function') })
    case 'subscribers.exported':
      return `Subscribers exported: ${read('rows')}`
    default: {
      const told = values.map(([name, value]) => `${name}: ${value}`).join(', ')
      const plain = [NAMES[action] ?? action, NAMES[action] && told ? `(${told})` : told].join(' ').trim()
      return describeChange(action, read) ?? plain
    }
  }
}

const CHANGED: Readonly<Record<string, string>> = {
  'mail-template': 'Email template',
  campaign: 'Campaign',
  'trial-mail': 'Trial email',
  'mail-suppression': 'Suppression list',
  subscriber: 'Subscriber',
  redirect: 'Redirect',
  'site-check': 'Site check',
  'site-finding': 'Site finding',
}

/** "campaign.changed" with a name and a state, as the triggers of these tables write it. */
function describeChange(action: string, read: (name: string) => string): string | null {
  const [thing = '', verb = ''] = action.split('.')
  const name = CHANGED[thing]
  if (!name) return null
  const rest = [read('name'), read('kind'), read('to'), read('reason'), read('state')].filter(Boolean).join(', ')
  return `${name} ${verb}${rest && `: ${rest}`}`
}

export function describeSubject({ subject_type, subject_id }: Pick<Entry, 'subject_type' | 'subject_id'>): string {
  if (subject_id === 'no account') return text('audit.no-account')
  return subject_type === 'user'
    ? text('audit.account', { id: shortenId(subject_id) })
    : `${subject_type} ${shortenId(subject_id)}`
}

/** The first block of an account's id is enough to distinguish entries. */
export function shortenId(id: string): string {
  return /^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8) : id
}
