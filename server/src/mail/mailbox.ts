import type { Mailer, MailMessage } from './mailer.ts'

export type Mailbox = Mailer & { readonly messages: readonly MailMessage[] }

/** Keeps mail instead of sending it, for machines without a mail server. */
export function createMailbox(): Mailbox {
  const messages: MailMessage[] = []
  return {
    messages,
    async send(message) {
      messages.push(message)
    },
  }
}
