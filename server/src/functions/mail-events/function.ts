import { z } from 'zod'

import { readMailEvents, type MailEvent } from '../../campaigns/read-mail-events.ts'
import type { Transaction } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Where the mail provider reports bounces and complaints. */
export function createMailEventsFunction({
  db,
  settings,
  now,
}: Pick<Platform, 'db' | 'settings' | 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: 'mail-events',
    access: 'even-ended',
    input: z.instanceof(Uint8Array),
    inputKind: 'bytes',
    maxBodyBytes: 1_000_000,
    limit: { points: 600, seconds: 60, counted: 'here' },
    async handle(request, { input }) {
      const secret = settings.MAIL_WEBHOOK_SECRET
      if (!secret) throw new AppError('mail_events_off')
      const signature = request.headers.get('x-mail-signature')
      const events = readMailEvents(secret, Buffer.from(input).toString('utf8'), signature, now())
      for (const event of events) await db.transaction((tx) => record(tx, event, new Date(now()).toISOString()))
      return Response.json({ received: events.length })
    },
  })
}

const OUR_MESSAGE = /^<?campaign\.([\da-f-]{36})\.([\da-f-]{36})@/

async function record(tx: Transaction, { id, type, email, messageId }: MailEvent, at: string): Promise<void> {
  const stored = await tx.query('insert into public.mail_events (id) values ($1) on conflict do nothing returning id', [
    id,
  ])
  // A full mailbox is empty again tomorrow.
  if (stored.length === 0 || type === 'soft-bounce') return
  await tx.query('select private.suppress_mail($1, $2)', [email, type])
  const [, campaignId, subscriberId] = OUR_MESSAGE.exec(messageId ?? '') ?? []
  if (!campaignId || !subscriberId) return
  await tx.query(
    `update public.campaign_recipients set bounced_at = coalesce(bounced_at, $3)
     where campaign_id::text = $1 and subscriber_id::text = $2`,
    [campaignId, subscriberId, at],
  )
}
