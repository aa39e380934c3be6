import { ECDH } from 'node:crypto'

export type PushKeys = {
  /** The device's public key, uncompressed, base64url. */
  readonly p256dh: string
  /** The secret that the device shares with those who may send to it, base64url. */
  readonly auth: string
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost'])

/**
 * A device chooses the address of its push service, and we must not send requests to arbitrary hosts. So: HTTPS on its
 * usual port, without credentials, at a listed host.
 */
export function isPushEndpoint(endpoint: string, hosts: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '' || hostname.split('.').includes('')) return false
  const isListed = hosts.split(',').some((each) => matchesHost(hostname, each.trim()))
  if (!isListed) return false
  return LOOPBACK.has(hostname) || (protocol === 'https:' && port === '')
}

function matchesHost(hostname: string, listed: string): boolean {
  return listed.startsWith('*.') ? hostname.endsWith(listed.slice(1)) : hostname === listed
}

const POINT_BYTES = 65
const SECRET_BYTES = 16

/** RFC 8291, 3.1 and 3.2: an uncompressed point of P-256 and sixteen octets. No message can be encrypted for other keys. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  return Buffer.from(auth, 'base64url').length === SECRET_BYTES && point.length === POINT_BYTES && isOnCurve(point)
}

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1')
    return point[0] === 4
  } catch {
    return false
  }
}
