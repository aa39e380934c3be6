import type { MailMessage } from './mailer.ts'

type TrialMail = Extract<MailMessage, { kind: `trial-day-${string}` | 'trial-ended' }>
type TrialMailText = {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly label: string
}

const WHY = 'You get this mail because you opened an account, and its trial is seven days long.'
const STOP = 'No more mails about the trial'

const asMail =
  ({ label, ...text }: TrialMailText) =>
  ({ link, unsubscribeLink, text: own }: TrialMail) => ({
    ...text,
    ...(own && { subject: own.subject, heading: own.heading, lines: own.lines }),
    action: { label: own?.label ?? label, link },
    footnote: WHY,
    unsubscribe: { label: STOP, link: unsubscribeLink },
  })

/** One at the start, one in the middle, one on the last day, one after. */
export const TRIAL_MAILS = {
  'trial-day-0': asMail({
    subject: 'Your seven days have begun',
    heading: 'Seven days with everything',
    lines: [
      'Nothing is limited until they are over: questions, itineraries, searches, saves and maps to take along.',
      'A good first step is a plan for the next place on your mind. One sentence is enough.',
    ],
    label: 'Plan a trip',
  }),
  'trial-day-3': asMail({
    subject: 'Four days of your trial are left',
    heading: 'Half-way through',
    lines: [
      'You have had three days. If you are about to leave, keep the map of where you go on your phone: it works without a signal.',
    ],
    label: 'Take a map along',
  }),
  'trial-day-6': asMail({
    subject: 'One day of your trial is left',
    heading: 'One day left',
    lines: [
      'Within a day your account goes on with the free plan. What you saved stays, the daily limits apply again, and nothing is charged.',
    ],
    label: 'Compare the plans',
  }),
  'trial-ended': asMail({
    subject: 'Your trial has ended. 20% off, if you want to go on',
    heading: 'Your trial has ended',
    lines: [
      'You are on the free plan now. What you saved is still there.',
      'If you would like to go on without limits: this link takes 20% off your first month. It works once, for 72 hours, for this address.',
    ],
    label: 'See my 20% off',
  }),
} as const
