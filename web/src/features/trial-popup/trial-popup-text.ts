import { CONSENT_WORDS } from '@app/contracts/mail/consent-words'

import { textOf } from '../../text/text-of.ts'

export const trialPopupText = textOf({
  'trial.label': 'Free trial by email',
  'trial.days': 'days',
  'trial.free': 'free',
  'trial.title': 'Try all of it for a week',
  'trial.text': CONSENT_WORDS['link-1'],
  'trial.news': CONSENT_WORDS['news-1'],
  'trial.email': 'Email address',
  'trial.send': 'Send me the link',
  'trial.sending': 'Sending',
  'trial.later': 'Maybe later',
  'trial.never': 'Close and do not ask again',
  'trial.invalid': 'Please enter a valid email address',
  'trial.sent.title': 'Email Sent!',
  'trial.sent.text': 'Look for it at {email}. The link opens the sign-up with your address filled in.',
  'trial.continue': 'Continue',
})
