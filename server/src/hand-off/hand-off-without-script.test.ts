import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createHandOffWithoutScript } from './hand-off-without-script.ts'

const STAY = { destination: 'Lisbon', checkInDate: '2099-12-01', checkOutDate: '2099-12-04', adults: 2, rooms: 1 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('counts visitors without script by their address, and gives no link beyond the limit of the day', async () => {
  const handOver = createHandOffWithoutScript(server.product.platform)
  const here = handOver({ clientAddress: '127.0.0.1', addressKey: '127.0.0.1' })
  const booking = { kind: 'hotel', search: STAY } as const
  for (let used = 0; used < 25; used += 1)
    expect(await here(booking)).toEqual({
      kind: 'link',
      link: expect.stringMatching(/^https:\/\/www\.expedia\.com\/Hotel-Search\?destination=Lisbon&/) as unknown,
    })
  const refused = await here(booking)
  expect(refused).toMatchObject({ kind: 'limit', limit: 25 })
  expect(JSON.stringify(refused)).not.toContain('expedia')
  const elsewhere = handOver({ clientAddress: '127.0.0.2', addressKey: '127.0.0.2' })
  expect(await elsewhere(booking)).toMatchObject({ kind: 'link' })
})

it('counts nothing for a search that its form would refuse', async () => {
  const { platform } = server.product
  const log = { ...platform.log, error: () => undefined }
  const ask = createHandOffWithoutScript({ ...platform, log })({ clientAddress: '127.0.0.3', addressKey: '127.0.0.3' })
  expect(await ask({ kind: 'hotel', search: { ...STAY, adults: 0 } })).toEqual({ kind: 'failed' })
  const rows = await server.db.query(`select 1 from public.device_usage where ip_address = '127.0.0.3'`)
  expect(rows).toEqual([])
})
