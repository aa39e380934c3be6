import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { isLoopback } from '../http/addresses/loopback.ts'
import type { GuardedResponse } from '../http/guarded-response.ts'
import type { Handle } from '../http/listen.ts'
import type { Metrics } from './metrics.ts'

const PATH = /^\/metrics(?:\?|$)/

/** Counts every answer, and answers /metrics to those who may read it; to others it is a page that does not exist. */
export function withMetrics(handle: Handle, metrics: Metrics, token: string | undefined): Handle {
  return (incoming, outgoing) => {
    if (PATH.test(incoming.url ?? '') && mayRead(incoming, token)) return void send(outgoing, metrics)
    const startedAt = performance.now()
    outgoing.once('close', () => metrics.observe(outgoing, (performance.now() - startedAt) / 1000))
    return handle(incoming, outgoing)
  }
}

async function send(outgoing: GuardedResponse, metrics: Metrics): Promise<void> {
  const text = await metrics.text()
  outgoing.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  outgoing.end(text)
}

/** A proxy on this machine connects from the loopback too, but names the visitor it speaks for. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'] as const

export function mayRead({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, token?: string): boolean {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  if (token && given && isSame(given, token)) return true
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(address) && FORWARDED.every((name) => headers[name] === undefined)
}

function isSame(given: string, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
