import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import { parseProxies } from '../../config/proxy-list.ts'

export type ClientAddressOf = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string

/**
 * Anyone can write X-Forwarded-For, so only entries of our own proxies count: read from the right, the first address
 * that is not a trusted proxy is the client.
 */
export function createClientAddress(trustedProxies: string): ClientAddressOf {
  const trusted = parseProxies(trustedProxies)
  const isTrusted = (address: string): boolean =>
    trusted?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false
  return ({ socket, headers }) => {
    const peer = withoutMapping(socket.remoteAddress ?? '')
    if (!trusted || !isTrusted(peer)) return peer
    const forwarded = listOf(headers['x-forwarded-for'])
    const client =
      forwarded.findLast((address) => !isTrusted(address)) ?? forwarded[0] ?? listOf(headers['x-real-ip'])[0]
    return client ?? peer
  }
}

function listOf(header: string | string[] | undefined): readonly string[] {
  const addresses = String(header ?? '').split(',')
  return addresses.map((address) => withoutMapping(address.trim())).filter((address) => isIP(address))
}

/** A socket that listens on IPv6 shows IPv4 clients as ::ffff:1.2.3.4. */
function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
