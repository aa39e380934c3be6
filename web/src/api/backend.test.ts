// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { backend, onBackend } from './backend.ts'

it.each([
  ['supabaseUrl', { supabaseUrl: '', supabaseKey: 'key' }],
  ['supabaseKey', { supabaseUrl: 'https://s.example', supabaseKey: '' }],
])('refuses to start without %s', (missing, config) => {
  expect(() => backend(config)).toThrow(`${missing} is required`)
})

it('uses the origin of the page when the backend is its own server', async () => {
  const told: unknown[] = []
  onBackend((made) => told.push(made))
  const client = await backend({ supabaseUrl: null, supabaseKey: 'key' })
  const storage = await client.storage()
  expect(storage.from('files').getPublicUrl('a').data.publicUrl).toContain(`${location.origin}/storage/v1/`)
  expect(told).toEqual([client])
  expect(await backend({ supabaseUrl: null, supabaseKey: 'key' })).toBe(client)
})
