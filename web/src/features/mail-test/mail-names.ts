import type { TestMail } from '@app/contracts/mail/test-mail'

type Group = { readonly group: string; readonly mails: Readonly<Partial<Record<TestMail, string>>> }

/** Every mail of the product by the name of its occasion. */
export const MAIL_NAMES: readonly Group[] = [
  {
    group: 'Account',
    mails: {
      'confirm-sign-up': 'Confirm a sign-up',
      'magic-link': 'Sign-in link',
      recovery: 'Reset the password',
      invite: 'Invitation to an account',
      'confirm-email-change': 'Confirm a new address',
      'approve-email-change': 'Approve a new address',
      reauthentication: 'Code for a sensitive change',
      'password-changed': 'Password changed',
      'email-changed': 'Address changed',
      'account-exists': 'Account exists already',
      'account-deleted': 'Account deleted',
    },
  },
  {
    group: 'Trial and plans',
    mails: {
      'trial-sign-up': 'Trial link from the popup',
      'trial-day-0': 'Trial, day 0',
      'trial-day-3': 'Trial, day 3',
      'trial-day-6': 'Trial, day 6',
      'trial-ended': 'Trial ended',
      'plan-ready': 'Plan ready',
      discount: 'Discount',
      'squad-invitation': 'Seat in a Nomad Squad',
    },
  },
  {
    group: 'Messages',
    mails: {
      'confirm-news': 'Confirm travel notes',
      notification: 'Notification',
      'safety-contact': 'Emergency contact: question',
      'safety-alarm': 'Emergency contact: alarm',
      'safety-all-clear': 'Emergency contact: all clear',
    },
  },
]
