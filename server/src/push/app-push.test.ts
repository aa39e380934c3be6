/** Native apps, over real connections: Google's token and message endpoints, and Apple's HTTP/2. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createHttp2Server, type Http2Server } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { parseSettings } from '../config/settings.ts'
import { openAppPush } from './app-push.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const FCM = 'fcm:dX3_token-of:APA91b-long-enough'
const APNS = `apns:${'ab12'.repeat(16)}`

type Heard = { readonly path: string; readonly headers: Record<string, unknown>; readonly body: string }

let google: Server
let apple: Http2Server
let server: TestServer
let folder: string
let googleStatus = 200
let appleStatus = 200
const heard: Heard[] = []

const addressOf = (service: Server | Http2Server) => `http://127.0.0.1:${(service.address() as AddressInfo).port}`
const read = async (request: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

beforeAll(async () => {
  google = createServer((request, response) => {
    void read(request).then((body) => {
      heard.push({ path: request.url ?? '', headers: request.headers, body })
      const isToken = request.url === '/token'
      response.writeHead(isToken ? 200 : googleStatus, { 'content-type': 'application/json' })
      response.end(
        isToken ? '{"access_token":"google-token","expires_in":3600}' : '{"error":{"status":"UNREGISTERED"}}',
      )
    })
  })
  apple = createHttp2Server((request, response) => {
    void read(request).then((body) => {
      heard.push({ path: request.url, headers: request.headers, body })
      response.writeHead(appleStatus)
      response.end(appleStatus === 200 ? '' : '{"reason":"Unregistered"}')
    })
  })
  for (const service of [google, apple]) await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  folder = mkdtempSync(join(tmpdir(), 'sojourn-push-'))
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  writeFileSync(join(folder, 'apple.p8'), ec.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(
    join(folder, 'google.json'),
    JSON.stringify({
      project_id: 'travel-1',
      client_email: 'push@travel-1.example',
      private_key: rsa.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${addressOf(google)}/token`,
    }),
  )
  server = await startTestServer({
    settings: {
      FCM_SERVICE_ACCOUNT: join(folder, 'google.json'),
      FCM_URL: addressOf(google),
      APNS_KEY_FILE: join(folder, 'apple.p8'),
      APNS_KEY_ID: 'KEY1234567',
      APNS_URL: addressOf(apple),
      IOS_TEAM_ID: 'TEAM123456',
    },
  })
  await server.db.query(`insert into auth.users (id, email) values ($1, 'ann@example.com')`, [ANN])
})
afterAll(async () => {
  await server.stop()
  google.close()
  apple.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  googleStatus = 200
  appleStatus = 200
  heard.length = 0
  await server.db.query('delete from public.push_devices')
})

async function call(body: object) {
  const { apiKeys, accessTokens } = server.product.platform
  const token = await accessTokens.sign({ sub: ANN, role: 'authenticated', aud: 'authenticated' }, 3_600)
  const answer = await fetch(`${server.url}/functions/v1/push-device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: apiKeys.anon, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { apps?: readonly string[] } }
}
const keep = (endpoint: string) => call({ action: 'keep-app', endpoint })
const notify = () =>
  server.db.query('select private.notify($1, $2, $3, $4, $5, null)', [ANN, 'safety', 'News', 'Of you', '/trips'])
const devices = async () =>
  (await server.db.query<{ endpoint: string }>('select endpoint from public.push_devices')).map((row) => row.endpoint)
const messages = () => heard.filter(({ path }) => path !== '/token')

it('reaches an Android phone through Firebase, signed in as the service account', async () => {
  expect((await keep(FCM)).body.apps).toEqual(['fcm', 'apns'])
  await notify()
  await expect.poll(() => messages().length).toBe(1)
  const [message] = messages()
  expect(message?.path).toBe('/v1/projects/travel-1/messages:send')
  expect(message?.headers).toMatchObject({ authorization: 'Bearer google-token' })
  expect(JSON.parse(message?.body ?? '{}')).toMatchObject({
    message: {
      token: FCM.slice(4),
      notification: { title: 'News', body: 'Of you' },
      data: { link: '/trips' },
      android: { priority: 'HIGH' },
    },
  })
  const asked = heard.find(({ path }) => path === '/token')
  const assertion = new URLSearchParams(asked?.body).get('assertion') ?? ''
  expect(decodeJwt(assertion)).toMatchObject({ iss: 'push@travel-1.example', aud: `${addressOf(google)}/token` })
})

it('reaches an iPhone through Apple with the key of the team', async () => {
  expect((await keep(APNS)).status).toBe(200)
  await notify()
  await expect.poll(() => messages().length).toBe(1)
  const [message] = messages()
  expect(message?.path).toBe(`/3/device/${APNS.slice(5)}`)
  expect(message?.headers).toMatchObject({ 'apns-topic': 'app.sojourn.companion', 'apns-priority': '10' })
  const token = String(message?.headers['authorization']).replace('bearer ', '')
  expect([decodeProtectedHeader(token).kid, decodeJwt(token).iss]).toEqual(['KEY1234567', 'TEAM123456'])
  expect(JSON.parse(message?.body ?? '{}')).toMatchObject({ aps: { alert: { title: 'News' } }, link: '/trips' })
})

it.each([
  ['Firebase', FCM],
  ['Apple', APNS],
])('forgets a phone that %s no longer knows', async (_, endpoint) => {
  googleStatus = 404
  appleStatus = 410
  await keep(endpoint)
  await notify()
  await expect.poll(devices).toEqual([])
})

it('keeps a phone while its push service has trouble', async () => {
  appleStatus = 503
  await keep(APNS)
  await notify()
  await expect.poll(() => messages().length).toBe(1)
  expect(await devices()).toEqual([APNS])
  await call({ action: 'drop', endpoint: APNS })
  expect(await devices()).toEqual([])
})

it.each([['fcm:short'], [`apns:${'zz'.repeat(32)}`], ['https://fcm.googleapis.com/x'], ['file:///etc/passwd']])(
  'refuses %s as the token of an app',
  async (endpoint) => {
    expect((await keep(endpoint)).status).toBe(400)
    expect(await devices()).toEqual([])
  },
)

it('stops the start for a file that is no key', async () => {
  const open = async (settings: Readonly<Record<string, string>>) => openAppPush(parseSettings(settings), Date.now)
  await expect(open({ FCM_SERVICE_ACCOUNT: '/nowhere.json' })).rejects.toThrow('FCM_SERVICE_ACCOUNT')
  await expect(open({ FCM_SERVICE_ACCOUNT: join(folder, 'apple.p8') })).rejects.toThrow('service account')
  const apns = { APNS_KEY_FILE: join(folder, 'google.json'), APNS_KEY_ID: 'K', IOS_TEAM_ID: 'TEAM123456' }
  await expect(open(apns)).rejects.toThrow('APNS_KEY_FILE')
  await expect(open({ APNS_KEY_FILE: '/x.p8', APNS_KEY_ID: 'K' })).rejects.toThrow('IOS_TEAM_ID')
  expect(await open({})).toEqual({})
})
