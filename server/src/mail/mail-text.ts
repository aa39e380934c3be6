import type { MailMessage } from './mailer.ts'
import { NEWS_MAILS } from './news-mails.ts'
import { SAFETY_MAILS } from './safety-mails.ts'
import { SUPPORT_MAILS } from './support-mails.ts'
import { TRIAL_MAILS } from './trial-mails.ts'

/** The text of a mail, without its layout. */
export type MailText = {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly action?: { readonly label: string; readonly link: string }
  readonly code?: string
  /** For recipients who did not request this mail. */
  readonly footnote: string
  /** A link that stops mails of this kind. */
  readonly unsubscribe?: { readonly label: string; readonly link: string }
  /** A picture of one point that counts the opening. */
  readonly openLink?: string
}

type TextOf<Kind extends MailMessage['kind']> = (message: Extract<MailMessage, { kind: Kind }>) => MailText

const NOT_ASKED = 'If you did not ask for this, you can ignore this mail. Nothing will change.'
const NOT_YOU = 'If this was not you, reset your password now and write to us.'

const TEXTS: { readonly [Kind in MailMessage['kind']]: TextOf<Kind> } = {
  'confirm-sign-up': ({ link }) => ({
    subject: 'Confirm your email address',
    heading: 'Welcome to Sojourn',
    lines: ['Confirm that this address is yours, and your account is ready.'],
    action: { label: 'Confirm address', link },
    footnote: NOT_ASKED,
  }),
  'magic-link': ({ link }) => ({
    subject: 'Your sign-in link',
    heading: 'Sign in to Sojourn',
    lines: ['This link signs you in once.'],
    action: { label: 'Sign in', link },
    footnote: NOT_ASKED,
  }),
  recovery: ({ link }) => ({
    subject: 'Reset your password',
    heading: 'Choose a new password',
    lines: ['This link lets you choose a new password. It works once.'],
    action: { label: 'Choose a password', link },
    footnote: NOT_ASKED,
  }),
  invite: ({ link }) => ({
    subject: 'You are invited to Sojourn',
    heading: 'You are invited',
    lines: ['Somebody who plans a trip with Sojourn would like you to join.'],
    action: { label: 'Accept the invitation', link },
    footnote: 'If you do not know why you got this, you can ignore this mail.',
  }),
  'confirm-email-change': ({ link }) => ({
    subject: 'Confirm your new email address',
    heading: 'Confirm the change of address',
    lines: ['Somebody, hopefully you, asked to change the email address of a Sojourn account.'],
    action: { label: 'Confirm the change', link },
    footnote: NOT_ASKED,
  }),
  'approve-email-change': ({ link, newEmail }) => ({
    subject: 'Approve a new email address for your account',
    heading: 'Your account is to move',
    lines: [
      `Somebody, hopefully you, asked to move your Sojourn account from this address to ${newEmail}. ` +
        'Approve it only if that address is yours: whoever reads its mail has the account from then on.',
    ],
    action: { label: 'Approve the move', link },
    footnote: 'If this was not you, do not open the link. Change your password now, which ends the request too.',
  }),
  'trial-sign-up': ({ link }) => ({
    subject: 'Your 7-day free trial',
    heading: 'Seven days with everything',
    lines: [
      'You asked for a free trial of Sojourn. Create your account with this address, and seven days of full ' +
        'premium access begin. No card is needed, and nothing is charged when they end.',
      'This mail is sent only when somebody asks for it. It comes once.',
    ],
    action: { label: 'Start my free trial', link },
    footnote: NOT_ASKED,
  }),
  notification: ({ title, body, link }) => ({
    subject: title,
    heading: title,
    lines: body === '' ? [] : [body],
    action: { label: 'Open in Sojourn', link },
    footnote:
      'Which kinds of message come by mail, you choose on the notifications page. What happens to the account itself always does.',
  }),
  ...NEWS_MAILS,
  ...SAFETY_MAILS,
  ...SUPPORT_MAILS,
  ...TRIAL_MAILS,
  'plan-ready': ({ link, isNew }) => ({
    subject: 'Your plan is ready',
    heading: 'Your plan is ready',
    lines: isNew
      ? [
          'Somebody, hopefully you, bought a Sojourn plan with this address. We have opened an account for it.',
          'Confirm that the address is yours, and choose a password on your profile.',
        ]
      : ['Somebody, hopefully you, bought a Sojourn plan with this address. Sign in, and it is there.'],
    action: { label: isNew ? 'Open my account' : 'Sign in', link },
    footnote: 'If you did not buy anything, you can ignore this mail. Nothing is charged to you.',
  }),
  'squad-invitation': ({ link, payerName }) => ({
    subject: 'A seat in a Nomad Squad',
    heading: 'A seat is kept for you',
    lines: [
      `${payerName} pays for Nomad Squad and offers you a seat: everything in Sojourn, without daily limits, at no cost to you.`,
      'Take it with an account that has this address. The seat is kept for 14 days.',
    ],
    action: { label: 'See the invitation', link },
    footnote: 'If you do not know who this is, you can ignore this mail. Nothing happens without you.',
  }),
  discount: ({ link, percentOff }) => ({
    subject: `${percentOff}% off your first month`,
    heading: `${percentOff}% off your first month`,
    lines: ['This link takes it off a plan that is paid by the month. It works once, for 72 hours, for this address.'],
    action: { label: `See my ${percentOff}% off`, link },
    footnote: 'Our support sent you this link. If you do not need it, you can ignore this mail.',
  }),
  test: testText,
  reauthentication: ({ code }) => ({
    subject: `${code} is your Sojourn code`,
    heading: 'Confirm that it is you',
    lines: ['Enter this code to go on.'],
    code,
    footnote: NOT_YOU,
  }),
  'password-changed': () => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    lines: ['The password of your Sojourn account was changed just now.'],
    footnote: NOT_YOU,
  }),
  'email-changed': () => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    lines: ['Your Sojourn account now uses another email address. Mail no longer goes here.'],
    footnote: NOT_YOU,
  }),
  'account-deleted': () => ({
    subject: 'Your account was deleted',
    heading: 'Your account is gone',
    lines: [
      'Your Sojourn account and everything in it was deleted, as you asked. Backups forget it within 30 days.',
      'This is the last mail you get from us. You are welcome to open a new account at any time.',
    ],
    footnote: 'If this was not you, write to us at once.',
  }),
  'account-exists': () => ({
    subject: 'You already have an account',
    heading: 'You already have an account',
    lines: ['Somebody, probably you, tried to use this address for another account. You can simply sign in.'],
    footnote:
      'Forgot the password? Choose "Forgot password" on the sign-in page. If this was not you, nothing happened.',
  }),
}

/** The mail as it is, marked as a test; the link that stops such mails would act for real, so it is left out. */
function testText({ of }: Extract<MailMessage, { kind: 'test' }>): MailText {
  const { unsubscribe, ...text } = mailText(of)
  const left = unsubscribe ? ' The real mail has a link here that stops such mails.' : ''
  return {
    ...text,
    subject: `Test: ${text.subject}`,
    footnote: `You sent this test to yourself. Nothing has changed.${left}`,
  }
}

export function mailText(message: MailMessage): MailText {
  // The table above pairs each kind with its own message; the compiler cannot follow that through an index.
  return (TEXTS[message.kind] as (message: MailMessage) => MailText)(message)
}
