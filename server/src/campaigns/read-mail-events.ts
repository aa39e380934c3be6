/** Reports of bounces and complaints, in a form that any mail provider's hook can be brought into. */
import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import { AppError } from '../errors/app-error.ts'

const MailEvent = z.object({
  /** Of the provider: a repeat of the same event changes nothing. */
  id: z.string().min(1).max(200),
  type: z.enum(['hard-bounce', 'soft-bounce', 'complaint']),
  email: z.string().trim().max(254).pipe(z.email()),
  messageId: z.string().max(500).optional(),
})
export type MailEvent = z.infer<typeof MailEvent>

const MailEvents = z.object({ events: z.array(MailEvent).max(1000) })

/** Older reports could be a recording of an earlier one. */
const TOLERANCE_SECONDS = 300
const SIGNATURE = /^t=(\d{1,12}),v1=([\da-f]{64})$/

/** The signature is an HMAC-SHA256 of "seconds.body". */
export function readMailEvents(
  secret: string,
  body: string,
  signature: string | null,
  nowMs: number,
): readonly MailEvent[] {
  const [, at = '', mark = ''] = SIGNATURE.exec(signature ?? '') ?? []
  const right = createHmac('sha256', secret).update(`${at}.${body}`).digest()
  const given = Buffer.from(mark, 'hex')
  const isSigned = given.length === right.length && timingSafeEqual(given, right)
  if (!isSigned || Math.abs(nowMs / 1000 - Number(at)) > TOLERANCE_SECONDS) throw new AppError('mail_events_refused')
  const events = MailEvents.safeParse(parse(body))
  if (!events.success) throw new AppError('invalid_input')
  return events.data.events
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('malformed_json')
  }
}
