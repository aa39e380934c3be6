import { mailText } from './mail-text.ts'
import type { MailMessage } from './mailer.ts'

type MailText = ReturnType<typeof mailText>

export type RenderedMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
  /** The same at every attempt. */
  readonly messageId?: string
}

/**
 * React and the mail components take half a second and thirty megabytes to load, so they are loaded with the first
 * mail.
 */
export async function renderMail(message: MailMessage): Promise<RenderedMail> {
  const [{ render }, { createElement }, { MailLayout }] = await Promise.all([
    import('react-email'),
    import('react'),
    import('./mail-layout.tsx'),
  ])
  const mail = markLink(mailText(message))
  const html = await render(createElement(MailLayout, { mail }))
  const { messageId } = message as { messageId?: string }
  return {
    subject: withoutBreaks(mail.subject),
    html,
    text: toPlainText(mail),
    ...headersOf(mail),
    ...(messageId && { messageId }),
  }
}

/** A name in a subject could otherwise begin another header. */
function withoutBreaks(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** Pages that are only reached from a mail. */
const ONLY_BY_MAIL = /^\/(auth\/v1\/verify|functions\/v1\/|claim-discount\/|squad\/)/

/** Pages opened from a mail show neither splash nor prompts; this parameter marks them. */
function markLink(mail: MailText): MailText {
  if (!mail.action) return mail
  const url = new URL(mail.action.link)
  if (ONLY_BY_MAIL.test(url.pathname)) return mail
  url.searchParams.set('utm_medium', 'email')
  return { ...mail, action: { ...mail.action, link: url.href } }
}

/** Written separately, not stripped from the HTML: some people and most filters see only this. */
function toPlainText({ heading, lines, action, code, footnote, unsubscribe }: MailText): string {
  const parts = [
    heading,
    ...lines,
    action ? `${action.label}: ${action.link}` : '',
    code ? `Code: ${code}` : '',
    footnote,
    unsubscribe ? `${unsubscribe.label}: ${unsubscribe.link}` : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** RFC 8058: the mail program shows its own unsubscribe button. */
function headersOf({ unsubscribe }: MailText): Pick<RenderedMail, 'headers'> {
  if (!unsubscribe) return {}
  return {
    headers: {
      'List-Unsubscribe': `<${unsubscribe.link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
