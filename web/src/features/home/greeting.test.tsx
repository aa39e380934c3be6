// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { accountKey, queryClient } from '../../offline/query-client.ts'
import { Greeting } from './greeting.tsx'

vi.mock('../../api/backend.ts', () => ({ backend: () => new Promise(() => undefined) }))

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'k',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'mobile',
} as const
const ID = 'who-is-greeted'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

function open(): void {
  const user = { id: ID, user_metadata: { full_name: 'Ana Silva' } } as unknown as Auth['user']
  render(
    <PageProviders config={CONFIG}>
      <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
        <Greeting />
      </AuthContext>
    </PageProviders>,
  )
}
const know = (fullName: string | null) =>
  act(() => void queryClient.setQueryData(accountKey(ID, 'profile'), { full_name: fullName }))

it("greets by the name given at sign-up until the profile has loaded, and then by the profile's name", async () => {
  open()
  expect(screen.getByText(/^Good \w+, Ana$/)).toBeDefined()
  know('Berta Costa')
  expect(await screen.findByText(/^Good \w+, Berta$/)).toBeDefined()
})

it('uses no name that was removed from the profile', async () => {
  know(null)
  open()
  expect(await screen.findByText(/^Good \w+$/)).toBeDefined()
})
