import { mailText } from './mail-text.ts'
import type { MailMessage } from './mailer.ts'

export type RenderedMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** React and the mail components take half a second and thirty megabytes, so they are loaded with the first mail. */
export async function renderMail(message: MailMessage): Promise<RenderedMail> {
  const [{ render }, { createElement }, { MailLayout }] = await Promise.all([
    import('react-email'),
    import('react'),
    import('./mail-layout.tsx'),
  ])
  const mail = mailText(message)
  const html = await render(createElement(MailLayout, { mail }))
  return { subject: mail.subject, html, text: toPlainText(mail), ...headersOf(mail) }
}

/** Written for reading, not stripped from the HTML: some people and most filters see only this. */
function toPlainText({ heading, lines, action, code, footnote, unsubscribe }: ReturnType<typeof mailText>): string {
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

/** RFC 8058: the mail program has a button of its own for it. */
function headersOf({ unsubscribe }: ReturnType<typeof mailText>): Pick<RenderedMail, 'headers'> {
  if (!unsubscribe) return {}
  return {
    headers: {
      'List-Unsubscribe': `<${unsubscribe.link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
