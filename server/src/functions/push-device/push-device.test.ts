/** From the subscription of a device to the bytes that its push service receives, over real HTTP. */
import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { decryptPush } from '../../../test/decrypt-push.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { parseSettings } from '../../config/settings.ts'
import { isPushEndpoint } from '../../push/push-subscription.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const BEN = '11111111-1111-4111-8111-111111111112'

describe('push', () => {
  let server: TestServer
  let service: Server
  let endpoint: string
  let status = 201
  const heard: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = []
  beforeAll(async () => {
    service = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        heard.push({ headers: request.headers, body: Buffer.concat(chunks) })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/1`
    server = await startTestServer({ settings: { PUSH_HOSTS: '127.0.0.1' } })
    for (const [id, email] of [
      [ANN, 'ann@example.com'],
      [BEN, 'ben@example.com'],
    ])
      await server.db.query(`insert into auth.users (id, email) values ($1, $2)`, [id, email])
  })
  afterAll(async () => {
    await server.stop()
    service.close()
  })
  beforeEach(async () => {
    status = 201
    heard.length = 0
    await server.db.query('delete from public.push_devices')
    await server.db.query('delete from public.notifications')
  })

  const call = async (body: object, userId = ANN) => {
    const { apiKeys, accessTokens } = server.product.platform
    const token = await accessTokens.sign({ sub: userId, role: 'authenticated', aud: 'authenticated' }, 3_600)
    const answer = await fetch(`${server.url}/functions/v1/push-device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: apiKeys.anon, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { publicKey?: string } }
  }
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') }
  const keep = (at = endpoint, userId = ANN) => call({ action: 'keep', endpoint: at, ...keys }, userId)
  const notify = (userId = ANN) =>
    server.db.query('select private.notify($1, $2, $3, $4, $5, null)', [userId, 'plan', 'News', 'Of you', '/pricing'])
  const devices = async () =>
    (await server.db.query('select user_id from public.push_devices')).map((row) => row['user_id'])

  it('reaches the device once, encrypted for it and signed with the key that the browser was given', async () => {
    const { body } = await keep()
    await notify()
    await expect.poll(() => heard.length).toBe(1)
    const [push = { headers: {} as IncomingHttpHeaders, body: Buffer.alloc(0) }] = heard
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    const text = decryptPush(push.body, { privateKey: pair.getPrivateKey(), auth: keys.auth })
    expect(JSON.parse(text)).toMatchObject({ title: 'News', body: 'Of you', link: '/pricing' })
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(push.headers.authorization ?? '') ?? []
    expect(key).toBe(body.publicKey)
    const { payload } = await jwtVerify(token, await publicKeyOf(key))
    expect(payload).toMatchObject({ aud: new URL(endpoint).origin, sub: expect.stringMatching(/^mailto:/) })
    expect((await call({ action: 'key' }, BEN)).body.publicKey).toBe(key)
  })

  it('signs with the key that is stored', async () => {
    const [stored] = await server.db.query<{ x: string; y: string }>(
      `select private_jwk ->> 'x' as x, private_jwk ->> 'y' as y from private.push_keys`,
    )
    const point = Buffer.concat([
      Buffer.from([4]),
      ...[stored?.x, stored?.y].map((part = '') => Buffer.from(part, 'base64url')),
    ])
    expect((await call({ action: 'key' })).body.publicKey).toBe(point.toString('base64url'))
  })

  it('sends nothing to travellers without a device, and nothing to other travellers', async () => {
    await keep()
    await notify(BEN)
    await call({ action: 'drop', endpoint }, BEN)
    expect(await devices()).toEqual([ANN])
    await call({ action: 'drop', endpoint })
    await notify()
    expect(await server.db.query('select 1 from private.push_queue')).toEqual([])
    expect(heard).toEqual([])
  })

  it('recognises a device however its address is spelled', async () => {
    await keep()
    await keep(endpoint.replace('http:', 'HTTP:').replace('/push/1', '/push/./1'))
    expect(await devices()).toEqual([ANN])
    await call({ action: 'drop', endpoint: endpoint.replace('/push/1', '/a/../push/1') })
    expect(await devices()).toEqual([])
  })

  it('forgets a device that is gone', async () => {
    status = 410
    await keep()
    await notify()
    await expect.poll(devices).toEqual([])
  })

  it('gives a device to the traveller who signed in on it last', async () => {
    await keep()
    await keep(endpoint, BEN)
    expect(await devices()).toEqual([BEN])
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://me:secret@fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evilpush.apple.com/x', false],
    ['http://127.0.0.1/x', false],
    ['http://169.254.169.254/latest', false],
    ['file:///etc/passwd', false],
    ['https://.push.apple.com/x', false],
    ['nonsense', false],
  ])('%s may be requested: %s', (address, isAllowed) =>
    expect(isPushEndpoint(address, parseSettings({}).PUSH_HOSTS)).toBe(isAllowed),
  )

  it.each([
    ['a key that is no point', { p256dh: 'A'.repeat(87) }],
    ['a secret that is too short', { auth: 'A'.repeat(16) }],
    ['a key that is no text', { p256dh: 1 }],
  ])('refuses %s, and keeps nothing', async (_, wrong) => {
    expect((await call({ action: 'keep', endpoint, ...keys, ...wrong })).status).toBe(400)
    expect(await devices()).toEqual([])
  })

  it('refuses an address that is no push service, and keeps nothing', async () => {
    expect((await keep('http://169.254.169.254/latest/meta-data')).status).toBe(400)
    expect(await devices()).toEqual([])
  })
})

function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  return importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
}
