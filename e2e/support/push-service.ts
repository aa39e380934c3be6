import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { BrowserContext } from '@playwright/test'

/** A local stand-in for the push service of the browser vendor. */
export async function startPushService() {
  const device = createECDH('prime256v1')
  const publicKey = device.generateKeys()
  const secret = randomBytes(16)
  const decrypted: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      decrypted.push(decrypt(Buffer.concat(chunks)))
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/1`

  /** Decrypts a message with the keys of the device (RFC 8291, one record). */
  function decrypt(body: Buffer): string {
    const senderEnd = 21 + (body[20] ?? 0)
    const [salt, sender, ciphertext] = [body.subarray(0, 16), body.subarray(21, senderEnd), body.subarray(senderEnd)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const shared = derive(device.computeSecret(sender), secret, info, 32)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const cipher = createDecipheriv(
      'aes-128-gcm',
      key,
      derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    )
    cipher.setAuthTag(ciphertext.subarray(-16))
    const plain = Buffer.concat([cipher.update(ciphertext.subarray(0, -16)), cipher.final()])
    return plain.subarray(0, -1).toString('utf8')
  }

  return {
    /** The received messages as plain text. */
    decrypted,
    /** Makes the pages of this context subscribe here instead of at the vendor's service. */
    async install(context: BrowserContext): Promise<void> {
      const keys = { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') }
      await context.addInitScript(replacePushManager, { endpoint, keys })
    },
    close: () => server.close(),
  }
}

function derive(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
}

function replacePushManager(stored: { readonly endpoint: string; readonly keys: object }): void {
  if (!('PushManager' in globalThis)) return
  let current: object | null = null
  const unsubscribe = async (): Promise<boolean> => {
    current = null
    return true
  }
  const subscription = { ...stored, toJSON: () => stored, unsubscribe }
  Object.assign(PushManager.prototype, {
    subscribe: async () => (current = subscription),
    getSubscription: async () => current,
  })
}
