// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { supabaseClient } from './supabase-client.ts'

it.each([
  ['supabaseUrl', { supabaseUrl: '', supabaseKey: 'key' }],
  ['supabaseKey', { supabaseUrl: 'https://s.example', supabaseKey: '' }],
])('refuses to start without %s', (missing, config) => {
  expect(() => supabaseClient(config)).toThrow(`${missing} is required`)
})

it('asks wherever the page was opened when the backend is its own server', async () => {
  const client = await supabaseClient({ supabaseUrl: null, supabaseKey: 'key' })
  expect(client.storage.from('files').getPublicUrl('a').data.publicUrl).toContain(`${location.origin}/storage/v1/`)
})
