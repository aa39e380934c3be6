import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { dropUnverifiedDevice } from './sign-up.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('keeps the device of a sign-up only when it was stored from the same network', async () => {
  await server.db.query(
    `insert into public.device_fingerprints (fingerprint_hash, user_agent, screen_resolution, timezone, language,
       platform, cookie_enabled, local_storage_enabled, session_storage_enabled, indexed_db_enabled, webgl_vendor,
       webgl_renderer, canvas_fingerprint, audio_fingerprint, ip_address)
     values ('1a2b3c4d', '', '', '', '', '', true, true, true, true, '', '', '', '', '203.0.113.9')`,
  )
  const keep = (device: unknown, address: string | null) =>
    dropUnverifiedDevice(server, { address }, { full_name: 'Ann', device_fingerprint: device })
  const name = { full_name: 'Ann' }
  expect(await keep('1A2B3C4D', '203.0.113.9')).toEqual({ ...name, device_fingerprint: '1a2b3c4d' })
  expect(await keep('1a2b3c4d', '203.0.113.10')).toEqual(name)
  expect(await keep('1a2b3c4e', '203.0.113.9')).toEqual(name)
  expect(await keep(7, '203.0.113.9')).toEqual(name)
  expect(await keep('1a2b3c4d', null)).toEqual(name)
})
