import { expect, it, vi } from 'vitest'

import { readSignedEvent } from '../read-signed-event.ts'
import { sendSandboxEvent } from './send-sandbox-event.ts'

const NOW = 1_800_000_000_000
const SECRET = 'whsec_test'

it('the server delivers it directly when its public address does not answer', async () => {
  const takeIn = vi.fn<(body: string, signature: string) => Promise<void>>().mockResolvedValue()
  const url = 'http://127.0.0.1:1/functions/v1/stripe-webhook'
  const log = { warn: () => undefined }
  const object = { object: 'checkout.session', id: 'cs_1', customer: 'cus_1' }
  await sendSandboxEvent({ url, secret: SECRET, nowMs: NOW, log, takeIn }, 'checkout.session.completed', object)
  expect(takeIn).toHaveBeenCalledTimes(1)
  const [body, signature] = takeIn.mock.calls[0]!
  expect(await readSignedEvent(body, signature, SECRET, NOW)).toMatchObject({
    customerId: 'cus_1',
    checkout: { id: 'cs_1', outcome: 'complete' },
  })
})
