import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'

import type { Fleet } from './fleet.ts'

export type LoadReport = {
  readonly requests: number
  readonly failures: readonly string[]
  /** Rows that were acknowledged. */
  readonly written: ReadonlySet<string>
}

const WORKERS = 6
const PAGES = ['/', '/pricing', '/cookies-policy'] as const
const TIMEOUT_MS = 60_000
const SHOWN_OF_A_FAILURE = 120

type Sending = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
type Answer = { readonly status: number; readonly text: string }

/** Reads pages and rows and writes rows through nginx, each once and never again: a failure would reach a traveller. */
export function startLoad({ nginx, keys, account }: Fleet): { stop(): Promise<LoadReport> } {
  const failures: string[] = []
  const written = new Set<string>()
  let requests = 0
  let isOver = false
  const headers = { apikey: keys.anon, authorization: `Bearer ${account.token}`, 'content-type': 'application/json' }
  const work = async (worker: number): Promise<void> => {
    const send = async (path: string, sending: Sending = {}): Promise<boolean> => {
      requests += 1
      const { status, text } = await sendFrom(`127.0.1.${worker + 1}`, `${nginx.url}${path}`, sending)
      const isGood = status >= 200 && status < 300
      if (!isGood) failures.push(`${path}: ${status} ${text.slice(0, SHOWN_OF_A_FAILURE)}`)
      return isGood
    }
    for (let turn = worker; !isOver; turn += 1) {
      const id = randomUUID()
      const body = JSON.stringify({ title: 'Lisbon', item_type: 'place', item_id: id })
      const isKept = await send('/rest/v1/saved_items', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body,
      })
      if (isKept) written.add(id)
      await send('/rest/v1/saved_items?select=id&limit=5', { headers })
      await send(PAGES[turn % PAGES.length] ?? '/', { headers: { accept: 'text/html' } })
    }
  }
  const workers = Array.from({ length: WORKERS }, (_, worker) => work(worker))
  return {
    async stop() {
      isOver = true
      await Promise.all(workers)
      return { requests, failures, written }
    },
  }
}

/** Each worker is a visitor with an address of its own: limits and turns count by address. */
function sendFrom(localAddress: string, url: string, { method = 'GET', headers, body }: Sending): Promise<Answer> {
  return new Promise((resolve) => {
    const options = { method, headers: { ...headers }, localAddress, agent: false, timeout: TIMEOUT_MS } as const
    const request = httpRequest(url, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', (error) => resolve({ status: 0, text: error.message }))
    })
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', (error) => resolve({ status: 0, text: error.message }))
    request.end(body)
  })
}
