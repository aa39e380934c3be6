import type { MailMessage } from './mailer.ts'

type Mail<Kind> = Extract<MailMessage, { kind: Kind }>

/** Subjects are ours: no word of a stranger stands in a header. */
export const SUPPORT_MAILS = {
  'support-code': ({ code }: Mail<'support-code'>) => ({
    subject: `${code} is your code for Sojourn support`,
    heading: 'Your code for support',
    lines: ['Enter it on the page where you asked for it. It works once, for 15 minutes.'],
    code,
    footnote: 'If you did not ask for this, you can ignore this mail. Nobody can write in your name without the code.',
  }),
  'support-answer': ({ name, answers, link }: Mail<'support-answer'>) => ({
    subject: 'Sojourn support has answered',
    heading: `${name} has answered`,
    lines: answers.flatMap(linesOf),
    action: { label: 'Read and answer', link },
    footnote: 'Replies to this mail are not read. Answer on the page, where the whole conversation is.',
  }),
  'support-closed': ({ transcript, link }: Mail<'support-closed'>) => ({
    subject: 'Your conversation with Sojourn support',
    heading: 'This is what we talked about',
    lines: [
      'We have closed this conversation. Tell us on the page whether it helped, or write again if something is open.',
      ...linesOf(transcript),
    ],
    action: { label: 'How did it go?', link },
    footnote: 'You get this copy because you talked to our support.',
  }),
} as const

/** A line each: the layout shows them as paragraphs. */
function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
