import type { Transporter } from 'nodemailer'

import type { Jobs, QueuedJob } from '../jobs/jobs.ts'
import type { Mailer, MailMessage } from './mailer.ts'
import { renderMail } from './render-mail.ts'

export type MailTransport = {
  /** Throws when the mail server refuses it. */
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

const SEND_MAIL = 'send-mail'
/** With growing delays this covers most of a day. */
const RETRIES = 20

/** A request never waits for the mail server, and an unavailable mail server loses no mail. */
export function createQueuedMailer(jobs: () => Jobs): Mailer {
  return { send: (message) => jobs().enqueue(SEND_MAIL, message) }
}

export function sendMailJob(transport: MailTransport): QueuedJob {
  return { name: SEND_MAIL, retries: RETRIES, run: (message) => transport.deliver(message as MailMessage) }
}
