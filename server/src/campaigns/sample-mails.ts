import type { TestMail } from '@app/contracts/mail/test-mail'

import type { MailMessage } from '../mail/mailer.ts'

type Sample = Exclude<MailMessage, { readonly kind: 'test' | 'campaign' }>
type Rest<Kind> = Omit<Extract<Sample, { readonly kind: Kind }>, 'kind' | 'to' | 'link' | 'code' | 'unsubscribeLink'>

/** What stands in a mail of each kind beside its link. None of it belongs to anybody. */
const CONTENTS: { readonly [Kind in TestMail]: Rest<Kind> } = {
  'confirm-sign-up': {},
  'magic-link': {},
  recovery: {},
  invite: {},
  'confirm-email-change': {},
  'approve-email-change': { newEmail: 'new-address@example.com' },
  reauthentication: {},
  'password-changed': {},
  'email-changed': {},
  'account-exists': {},
  'account-deleted': {},
  'trial-sign-up': {},
  'trial-day-0': {},
  'trial-day-3': {},
  'trial-day-6': {},
  'trial-ended': {},
  'confirm-news': {},
  'plan-ready': { isNew: true },
  'squad-invitation': { payerName: 'A friend' },
  discount: { percentOff: 20 },
  notification: { title: 'Your train leaves from platform 4', body: 'This is what a message about a trip looks like.' },
  'safety-contact': { traveller: 'A friend' },
  'safety-alarm': { traveller: 'A friend', due: 'Friday, 22:00 (Europe/Lisbon)', note: 'Room 12', hasPosition: false },
  'safety-all-clear': { traveller: 'A friend' },
}

/** Its links lead to the first page and its code to nothing: a test changes nothing. */
export function sampleMail(kind: TestMail, to: string, origin: string): MailMessage {
  const of = { kind, to, link: `${origin}/`, code: '000000', unsubscribeLink: `${origin}/`, ...CONTENTS[kind] }
  return { kind: 'test', to, of: of as unknown as Sample }
}
