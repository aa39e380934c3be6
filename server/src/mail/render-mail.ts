import { mailText } from './mail-text.ts'
import type { MailMessage } from './mailer.ts'

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string }

/** React and the mail components take half a second and thirty megabytes, so they are loaded with the first mail. */
export async function renderMail(message: MailMessage): Promise<RenderedMail> {
  const [{ render }, { createElement }, { MailLayout }] = await Promise.all([
    import('react-email'),
    import('react'),
    import('./mail-layout.tsx'),
  ])
  const mail = mailText(message)
  const html = await render(createElement(MailLayout, { mail }))
  return { subject: mail.subject, html, text: toPlainText(mail) }
}

/** Written for reading, not stripped from the HTML: some people and most filters see only this. */
function toPlainText({ heading, lines, action, code, footnote }: ReturnType<typeof mailText>): string {
  const parts = [
    heading,
    ...lines,
    action ? `${action.label}: ${action.link}` : '',
    code ? `Code: ${code}` : '',
    footnote,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
