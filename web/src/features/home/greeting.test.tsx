// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { profileStore } from '../../api/profile/profile-store.ts'
import { EMPTY_PROFILE } from '../../api/profile/profile.ts'
import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { Greeting } from './greeting.tsx'

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'k',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'mobile',
} as const
const ID = 'who-is-greeted'
const NOBODY = profileStore.getOnServer()

afterEach(() => {
  cleanup()
  profileStore.set(NOBODY)
})

function open(): void {
  const user = { id: ID, user_metadata: { full_name: 'Ana Silva' } } as unknown as Auth['user']
  render(
    <PageConfigProvider config={CONFIG}>
      <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
        <Greeting />
      </AuthContext>
    </PageConfigProvider>,
  )
}
const know = (fullName: string | null, isReady = true) =>
  profileStore.set({ ...NOBODY, userId: ID, isReady, profile: { ...EMPTY_PROFILE, fullName } })

it('greets by the name given at sign-up until the profile is known, and then by the name there', async () => {
  know(null, false)
  open()
  expect(screen.getByText(/^Good \w+, Ana$/)).toBeDefined()
  know('Berta Costa')
  expect(await screen.findByText(/^Good \w+, Berta$/)).toBeDefined()
})

it('says no name that was taken out of the profile', async () => {
  know(null)
  open()
  expect(await screen.findByText(/^Good \w+$/)).toBeDefined()
})
