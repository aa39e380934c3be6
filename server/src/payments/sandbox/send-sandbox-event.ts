import { randomUUID } from 'node:crypto'

import type { Log } from '../../logging/log.ts'

type Deps = {
  readonly url: string
  readonly secret: string
  readonly nowMs: number
  readonly log: Pick<Log, 'warn'>
  readonly takeIn: (body: string, signature: string) => Promise<void>
}

const PAUSES_MS = [0, 250]
const TIMEOUT_MS = 5_000

/**
 * Signed and sent as Stripe does, to the same address. A machine that cannot reach its own public address delivers the
 * event directly.
 */
export async function sendSandboxEvent(
  { url, secret, nowMs, log, takeIn }: Deps,
  type: string,
  object: object,
): Promise<void> {
  const { default: Stripe } = await import('stripe')
  const timestamp = Math.floor(nowMs / 1000)
  const payload = JSON.stringify({
    id: `evt_test_${randomUUID()}`,
    object: 'event',
    created: timestamp,
    type,
    data: { object },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  for (const pauseMs of PAUSES_MS) {
    await new Promise((done) => setTimeout(done, pauseMs))
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    log.warn({ type, status }, 'a test event was not taken')
  }
  await takeIn(payload, signature).catch((error: unknown) => log.warn({ error, type }, 'a test event was lost'))
}
