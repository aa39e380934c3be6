import type { MailMessage } from './mailer.ts'

type Mail<Kind> = Extract<MailMessage, { kind: Kind }>

/** Mails to subscribers: the question whether they are one, and what staff write to them. */
export const NEWS_MAILS = {
  'confirm-news': ({ link }: Mail<'confirm-news'>) => ({
    subject: 'Confirm your travel notes',
    heading: 'Shall we write to you?',
    lines: [
      'Somebody, hopefully you, ticked that this address should get our travel notes, about once a month.',
      'They begin only when you confirm it. The link works for seven days.',
    ],
    action: { label: 'Confirm', link },
    footnote: 'If you did not ask for this, you can ignore this mail. Nothing will be sent.',
  }),
  campaign: ({ subject, heading, lines, action, since, unsubscribeLink, openLink }: Mail<'campaign'>) => ({
    subject,
    heading,
    lines,
    ...(action && { action }),
    footnote: `You get this mail because you asked for our travel notes and confirmed it on ${since}.`,
    unsubscribe: { label: 'No more travel notes', link: unsubscribeLink },
    ...(openLink && { openLink }),
  }),
} as const
