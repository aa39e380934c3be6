import { expect, it } from 'vitest'

import { supabaseClient } from './supabase-client.ts'

it.each([
  ['supabaseUrl', { supabaseUrl: '', supabaseKey: 'key' }],
  ['supabaseKey', { supabaseUrl: 'https://s.example', supabaseKey: '' }],
])('refuses to start without %s', (missing, config) => {
  expect(() => supabaseClient(config)).toThrow(`${missing} is required`)
})
