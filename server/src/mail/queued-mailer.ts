import type { Jobs, QueuedJob } from '../jobs/jobs.ts'
import type { Mailer, MailMessage } from './mailer.ts'
import type { MailTransport } from './smtp-transport.ts'

const SEND_MAIL = 'send-mail'
/** With growing pauses this goes on for most of a day. */
const RETRIES = 20

/** A request never waits for the mail server, and a mail server that is away loses no mail. */
export function createQueuedMailer(jobs: () => Jobs): Mailer {
  return { send: (message) => jobs().enqueue(SEND_MAIL, message) }
}

export function sendMailJob(transport: MailTransport): QueuedJob {
  return { name: SEND_MAIL, retries: RETRIES, run: (message) => transport.deliver(message as MailMessage) }
}
