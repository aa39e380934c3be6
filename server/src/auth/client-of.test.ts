import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import type { AppEnv } from '../http/app-env.ts'
import { clientOf } from './client-of.ts'

describe('clientOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
  ])('counts %s as %s', async (address, key) => {
    const app = new Hono<AppEnv>()
    app.get('/', (c) => {
      c.set('clientAddress', address)
      return c.text(clientOf(c).addressKey)
    })
    expect(await (await app.request('/')).text()).toBe(key)
  })
})
