import { expect, it, vi } from 'vitest'

import { profileStore } from './profile-store.ts'
import { EMPTY_PROFILE, type Profile } from './profile.ts'

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const server = vi.hoisted(() => ({ load: (): Promise<Profile> => Promise.reject(new Error('no answer')) }))
vi.mock('./load-profile.ts', () => ({ loadProfile: () => server.load() }))

it('cannot be changed before it could be read once, and is looked for again', async () => {
  profileStore.follow(CONFIG, 'bo')
  await expect.poll(() => profileStore.get().hasFailed).toBe(true)
  expect(profileStore.get()).toMatchObject({ userId: 'bo', isReady: false, profile: EMPTY_PROFILE })
  server.load = async () => ({ ...EMPTY_PROFILE, fullName: 'Bo' })
  await profileStore.reload(CONFIG, 'bo')
  expect(profileStore.get()).toMatchObject({ isReady: true, hasFailed: false, profile: { fullName: 'Bo' } })
  server.load = () => Promise.reject(new Error('no answer'))
  await profileStore.reload(CONFIG, 'bo')
  expect(profileStore.get()).toMatchObject({ isReady: true, hasFailed: false, profile: { fullName: 'Bo' } })
})

it('what is changed while the server is being asked is newer than its answer', async () => {
  const answer = Promise.withResolvers<Profile>()
  server.load = () => answer.promise
  profileStore.follow(CONFIG, 'ana')
  profileStore.change('ana', { diet: ['vegan'] })
  answer.resolve({ ...EMPTY_PROFILE, fullName: 'Ana', diet: [] })
  await expect.poll(() => profileStore.get().profile.fullName).toBe('Ana')
  expect(profileStore.get()).toMatchObject({ isReady: true, profile: { diet: ['vegan'] } })
})
