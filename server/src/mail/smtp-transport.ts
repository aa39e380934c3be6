import type { Transporter } from 'nodemailer'

import type { MailMessage } from './mailer.ts'
import { renderMail } from './render-mail.ts'

export type MailTransport = {
  /** Throws when the mail server does not take it. */
  deliver(message: MailMessage): Promise<void>
  close(): void
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  let connected: Promise<Transporter> | undefined
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...TIMEOUTS } as object)
  }
  return {
    async deliver(message) {
      connected ??= connect()
      const mail = await renderMail(message)
      await (await connected).sendMail({ from, to: message.to, ...mail })
    },
    close() {
      void connected?.then((transporter) => transporter.close())
    },
  }
}
