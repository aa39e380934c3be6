/** Message encryption for Web Push: RFC 8291 with the `aes128gcm` coding of RFC 8188, one record. */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export type PushKeys = {
  /** The device's public key, uncompressed, base64url. */
  readonly p256dh: string
  /** The secret that the device shares with whoever may write to it, base64url. */
  readonly auth: string
}

const CURVE = 'prime256v1'
const RECORD_BYTES = 4096
const TAG_BYTES = 16
const LAST_RECORD = 2

/** Chance is an argument, so that the example of the RFC can be computed again. */
type Chance = { readonly salt: Buffer; readonly privateKey: Buffer | null }
const fresh = (): Chance => ({ salt: randomBytes(16), privateKey: null })

export function encryptPush(text: string, { p256dh, auth }: PushKeys, { salt, privateKey }: Chance = fresh()): Buffer {
  const device = Buffer.from(p256dh, 'base64url')
  const pair = createECDH(CURVE)
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  const sender = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, sender])
  const shared = derive(pair.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const plain = Buffer.concat([Buffer.from(text, 'utf8'), Buffer.from([LAST_RECORD])])
  if (plain.length + TAG_BYTES > RECORD_BYTES) throw new RangeError('A push message has at most 4079 bytes')
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return Buffer.concat([salt, uint32(RECORD_BYTES), Buffer.from([sender.length]), sender, sealed])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
