import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import type { Account } from '../api/account.ts'
import type { Target } from './attack.ts'
import { openSocket } from './realtime-socket.ts'

export type Seen = {
  readonly what: string
  readonly ms: readonly number[]
  /** Answers of 500 and above, broken connections, and missing events. */
  readonly failures: number
}
export type Visitor = { watch(seconds: number): Promise<readonly Seen[]>; close(): void }

const ADDRESS = '203.0.113.7'
const PAUSE_MS = 50
const EVENT_WITHIN_MS = 10_000
const WRITE = `insert into public.notifications (id, user_id, kind, title) values ($1, $2, 'news', 'x')`

/** A second visitor at another address: reads data, has a session, opens pages and receives events. */
export async function openVisitor(target: Target, account: Account, admin: pg.Client): Promise<Visitor> {
  const { url, anonKey } = target
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${account.token}`,
    'content-type': 'application/json',
    'x-forwarded-for': ADDRESS,
  }
  const post = (path: string, body: object) => () =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const get = (path: string) => () => fetch(`${url}${path}`, { headers })
  const requests: Readonly<Record<string, () => Promise<Response>>> = {
    data: get('/rest/v1/profiles?select=id'),
    function: post('/functions/v1/my-usage', {}),
    session: get('/auth/v1/user'),
    readiness: get('/readyz'),
    page: get('/about'),
  }
  const events = await watchNotifications(target, account, admin)
  return {
    async watch(seconds) {
      const until = performance.now() + seconds * 1000
      const seen = Object.entries(requests).map(([what, ask]) => askUntil(what, ask, until))
      return Promise.all([...seen, events.watchUntil(until)])
    },
    close: () => events.close(),
  }
}

async function askUntil(what: string, ask: () => Promise<Response>, until: number): Promise<Seen> {
  const ms: number[] = []
  let failures = 0
  while (performance.now() < until) {
    const startedAt = performance.now()
    const status = await ask().then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 599,
    )
    ms.push(performance.now() - startedAt)
    if (status >= 500) failures += 1
    await sleep(PAUSE_MS)
  }
  return { what, ms, failures }
}

/** From the moment a notification is written until the visitor's own socket receives it. */
async function watchNotifications({ url, anonKey }: Target, account: Account, admin: pg.Client) {
  const waiting = new Map<string, () => void>()
  const socket = await openSocket(url, anonKey, (event, payload) => {
    const { record } = (payload['data'] ?? {}) as { record?: { id?: unknown } }
    if (event === 'postgres_changes') waiting.get(String(record?.id))?.()
  })
  const changes = [{ event: 'INSERT', schema: 'public', table: 'notifications', filter: `user_id=eq.${account.id}` }]
  await socket.join('visitor', { config: { postgres_changes: changes }, access_token: account.token })
  const nextEvent = async (): Promise<boolean> => {
    const id = randomUUID()
    const arrived = new Promise<boolean>((resolve) => waiting.set(id, () => resolve(true)))
    await admin.query(WRITE, [id, account.id])
    return Promise.race([arrived, sleep(EVENT_WITHIN_MS, false)])
  }
  return {
    async watchUntil(until: number): Promise<Seen> {
      const ms: number[] = []
      let failures = 0
      while (performance.now() < until) {
        const startedAt = performance.now()
        if (!(await nextEvent())) failures += 1
        ms.push(performance.now() - startedAt)
        await sleep(PAUSE_MS)
      }
      return { what: 'event', ms, failures }
    },
    close: () => socket.close(),
  }
}
