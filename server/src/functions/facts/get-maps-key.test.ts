import { GetMapsKeyResponse } from '@app/contracts/get-maps-key'
import { describe, expect, it } from 'vitest'

import { startTestServer } from '../../../test/test-server.ts'

describe('get-maps-key', () => {
  it.each([
    ['nothing is set', {}, null],
    ['a key alone', { GOOGLE_MAPS_KEY: 'k1' }, 'k1'],
    ['Google without a key', { MAPS_PROVIDER: 'google' }, null],
    ['a key that maps do not use', { MAPS_PROVIDER: 'open', GOOGLE_MAPS_KEY: 'k1' }, null],
  ])('answers the official client when %s', async (_, settings, apiKey) => {
    const server = await startTestServer({ settings })
    const { data, error } = await server.anonClient().functions.invoke('get-maps-key')
    await server.stop()
    expect(error).toBeNull()
    expect(GetMapsKeyResponse.parse(data)).toEqual({ apiKey })
  })
})
