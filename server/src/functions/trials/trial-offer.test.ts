import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const DEVICE = '1a2b3c4d'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.query('delete from auth.users')
  await server.db.query('delete from public.used_trials')
  await server.db.query('delete from public.device_fingerprints')
})

const store = (address: string) =>
  server.db.query(
    `insert into public.device_fingerprints (fingerprint_hash, user_agent, screen_resolution, timezone, language, platform,
       cookie_enabled, local_storage_enabled, session_storage_enabled, indexed_db_enabled, webgl_vendor, webgl_renderer,
       canvas_fingerprint, audio_fingerprint, ip_address)
     values ($1, '', '', '', '', '', true, true, true, true, '', '', '', '', $2)`,
    [DEVICE, address],
  )
const offer = async (device: string = DEVICE) => {
  const response = await fetch(`${server.url}/functions/v1/trial-offer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: server.product.platform.apiKeys.anon },
    body: JSON.stringify({ device }),
  })
  return { status: response.status, json: (await response.json()) as unknown }
}
const confirmAccount = (email: string) =>
  server.db.query(
    `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at, created_at)
     values (gen_random_uuid(), $1, $2, now(), now())`,
    [email, JSON.stringify({ device_fingerprint: DEVICE })],
  )

it('predicts the sign-up: the first account of a device has a trial, the second has none', async () => {
  await store('127.0.0.1')
  expect(await offer()).toEqual({ status: 200, json: { trial: 'starts' } })
  await confirmAccount('ann@example.com')
  expect(await offer()).toEqual({ status: 200, json: { trial: 'refused' } })
  await confirmAccount('ben@example.com')
  expect(
    await server.db.query(
      `select u.email, t.refused_because from public.trials t join auth.users u on u.id = t.user_id order by 1`,
    ),
  ).toEqual([
    { email: 'ann@example.com', refused_because: null },
    { email: 'ben@example.com', refused_because: 'device' },
  ])
})

it('says nothing about a device of another network, and refuses what is not a device', async () => {
  await store('203.0.113.9')
  await confirmAccount('ann@example.com')
  expect((await offer()).json).toEqual({ trial: 'starts' })
  expect((await offer('x')).status).toBe(400)
})
