import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { loadProfile } from './load-profile.ts'
import { EMPTY_PROFILE } from './profile.ts'

const kept = vi.hoisted(() => ({ copy: undefined as object | undefined }))
vi.mock('../../offline/cached-data.ts', () => ({
  readCached: async () => kept.copy,
  writeCached: async () => undefined,
}))
const server = vi.hoisted(() => ({ answer: {} as object }))
vi.mock('../backend.ts', () => {
  const question = { select: () => question, eq: () => question, maybeSingle: async () => server.answer }
  return { backend: async () => ({ from: () => question }) }
})

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const load = () => loadProfile(CONFIG, 'ana')
const NO_ANSWER = { data: null, error: { message: 'restarting' } }

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  kept.copy = undefined
})
afterEach(() => vi.unstubAllGlobals())

it('is what the server says, and empty for somebody who has said nothing', async () => {
  server.answer = { data: { full_name: 'Ana' }, error: null }
  expect(await load()).toEqual({ ...EMPTY_PROFILE, fullName: 'Ana' })
  server.answer = { data: null, error: null }
  expect(await load()).toEqual(EMPTY_PROFILE)
})

it('is the copy when the server does not answer, and never an empty one that looks known', async () => {
  server.answer = NO_ANSWER
  await expect(load()).rejects.toThrow('restarting')
  kept.copy = { data: { full_name: 'Ana', passports: ['PT'] }, savedAt: new Date(0) }
  expect(await load()).toEqual({ ...EMPTY_PROFILE, fullName: 'Ana', passports: ['PT'] })
})
