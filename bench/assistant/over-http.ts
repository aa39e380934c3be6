import { randomUUID } from 'node:crypto'

import { ASSISTANT_FUNCTION, type AssistantEvent } from '@app/contracts/assistant'

import { startProduct, withDataDir } from '../product.ts'

/** The time of a question until the stream opened, until its first words, and until the end. */
export type Waited = { readonly started: number; readonly firstWords: number; readonly whole: number }

type Answered = { readonly alone: readonly Waited[]; readonly together: readonly Waited[] }

const USUAL_PORT = 4390
const AT_ONCE = 4

/** Guests of the product as `npm start` runs it: one after the other, then several at a time. */
export async function askOverHttp(questions: readonly string[], port = USUAL_PORT): Promise<Answered> {
  return withDataDir(async (dataDir) => {
    // Each question comes from another address, so that no allowance is used up.
    const product = await startProduct(port, dataDir, { TRUSTED_PROXIES: '127.0.0.1' })
    try {
      // The first questions of a server read its tables.
      for (const question of ['Plan 3 days in Lisbon', ...questions.slice(0, 3)]) await askOnce(product.url, question)
      const alone: Waited[] = []
      for (const question of questions) alone.push(await askOnce(product.url, question))
      const together: Waited[] = []
      const waiting = [...questions]
      const askNext = async (): Promise<void> => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
          together.push(await askOnce(product.url, next))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, askNext))
      return { alone, together }
    } finally {
      await product.stop()
    }
  })
}

let asked = 0

async function askOnce(url: string, question: string): Promise<Waited> {
  asked += 1
  const device = asked.toString(16).padStart(8, '0')
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  const started = performance.now()
  const response = await fetch(`${url}/functions/v1/${ASSISTANT_FUNCTION}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ turnId: randomUUID(), conversationId: randomUUID(), question, device }),
  })
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`)
  const at = new Map<AssistantEvent['kind'], number>()
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    for (const [, kind] of chunk.matchAll(/^event: (\w+)$/gm)) {
      if (!at.has(kind as AssistantEvent['kind'])) at.set(kind as AssistantEvent['kind'], performance.now() - started)
    }
  }
  const [begun, words, done] = [at.get('started'), at.get('piece'), at.get('done')]
  if (begun === undefined || words === undefined || done === undefined) throw new Error(`no answer to ${question}`)
  return { started: begun, firstWords: words, whole: done }
}
