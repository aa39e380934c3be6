import { ECDH } from 'node:crypto'

import type { PushKeys } from './encrypt-push.ts'

const POINT_BYTES = 65
const SECRET_BYTES = 16

/** RFC 8291, 3.1 and 3.2: an uncompressed point of P-256 and sixteen octets. Anything else no message can be sealed for. */
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
