/** Decrypts a push message as a browser does: RFC 8291 with the `aes128gcm` coding of RFC 8188, one record. */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

type DeviceKeys = {
  readonly privateKey: Buffer
  /** Base64url. */
  readonly auth: string
}

const SALT_BYTES = 16
const RECORD_SIZE_BYTES = 4
const TAG_BYTES = 16
const LAST_RECORD = 2

export function decryptPush(body: Buffer, { privateKey, auth }: DeviceKeys): string {
  const salt = body.subarray(0, SALT_BYTES)
  const keyStart = SALT_BYTES + RECORD_SIZE_BYTES + 1
  const keyEnd = keyStart + body.readUInt8(keyStart - 1)
  const sender = body.subarray(keyStart, keyEnd)
  const device = createECDH('prime256v1')
  device.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender])
  const shared = derive(device.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()])
  if (plain.at(-1) !== LAST_RECORD) throw new Error('The record is not the last one')
  return plain.subarray(0, -1).toString('utf8')
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
