import type { MailMessage } from './mailer.ts'

type Mail<Kind> = Extract<MailMessage, { kind: Kind }>

/** To people who have no account with us: they say who, why, and how to stop it. */
export const SAFETY_MAILS = {
  'safety-contact': ({ traveller, link }: Mail<'safety-contact'>) => ({
    subject: `${traveller} names you as an emergency contact`,
    heading: 'May we write to you in an emergency?',
    lines: [
      `${traveller} travels with Sojourn and would like us to write to you if they do not check in by a time they set.`,
      'You need no account. If you agree, you get a mail only then. If you do not, nobody can send you such a mail through us.',
    ],
    action: { label: 'Answer', link },
    footnote: 'If you do not know this person, choose "No such mails" on that page, or ignore this mail.',
  }),
  'safety-alarm': ({ traveller, due, note, hasPosition, link }: Mail<'safety-alarm'>) => ({
    subject: `${traveller} has not checked in`,
    heading: `${traveller} has not checked in`,
    lines: [
      `${traveller} asked us to write to you if they did not check in by ${due}. They have not.`,
      ...(note === '' ? [] : [`Their note for you: ${note}`]),
      'Call them first; a phone without power is the usual reason. If you cannot reach them and are worried, call the police where they are.',
      ...(hasPosition
        ? ['They agreed to share their last known position with you. The page below shows it for 24 hours.']
        : ['They did not share their position.']),
    ],
    action: { label: hasPosition ? 'See the last position' : 'Open the page', link },
    footnote: 'The page also stops these mails. You get this one because you were named as a contact.',
  }),
  'safety-all-clear': ({ traveller }: Mail<'safety-all-clear'>) => ({
    subject: `${traveller} has checked in`,
    heading: 'All clear',
    lines: [`${traveller} has checked in after the alarm. Their position is no longer shared.`],
    footnote: 'You get this mail because we wrote to you that they had not checked in.',
  }),
} as const
