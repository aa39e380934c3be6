import { expect, it, vi } from 'vitest'

import { profileStore } from './profile-store.ts'
import { EMPTY_PROFILE, type Profile } from './profile.ts'

const answer = vi.hoisted(() => Promise.withResolvers<Profile>())
vi.mock('./load-profile.ts', () => ({ loadProfile: () => answer.promise }))

it('what is changed while the server is being asked is newer than its answer', async () => {
  profileStore.follow({ supabaseUrl: null, supabaseKey: 'k' }, 'ana')
  profileStore.change('ana', { diet: ['vegan'] })
  answer.resolve({ ...EMPTY_PROFILE, fullName: 'Ana', diet: [] })
  await expect.poll(() => profileStore.get().profile.fullName).toBe('Ana')
  expect(profileStore.get()).toMatchObject({ isReady: true, profile: { diet: ['vegan'] } })
})
