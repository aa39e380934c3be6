// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { NextTrip } from './next-trip.tsx'

const answer = vi.hoisted(() => ({ listOtherTrips: vi.fn() }))
vi.mock('../../api/trips/account-trips.ts', () => answer)
afterEach(cleanup)

const SOON = '2999-05-01'
const isHidden = () => screen.getByText('No trip planned yet').closest('.invisible') !== null

function show(user: object | null): void {
  renderOn(
    'desk',
    <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <NextTrip />
      </MemoryRouter>
    </AuthContext>,
  )
}

it('says nothing of trips before the account has answered, and then what there is', async () => {
  let tell: (rows: readonly object[]) => void = () => undefined
  answer.listOtherTrips.mockReturnValue(new Promise((done) => (tell = done)))
  show({ id: 'ann' })
  await vi.waitFor(() => expect(answer.listOtherTrips).toHaveBeenCalled(), { timeout: 20_000 })
  expect(isHidden()).toBe(true)
  tell([{ id: 'a', title: 'Porto', dayCount: 3, firstDate: SOON }])
  expect(await screen.findByText('Porto')).toBeTruthy()
  expect(screen.queryByText('No trip planned yet')).toBeNull()
})

it.each([
  ['there is none', () => Promise.resolve([])],
  ['there is no answer', () => Promise.reject(new Error('offline'))],
])('offers to plan one when %s', async (_, list) => {
  answer.listOtherTrips.mockImplementation(list)
  show({ id: 'ann' })
  await vi.waitFor(() => expect(isHidden()).toBe(false), { timeout: 20_000 })
})

it('offers a guest to plan one at once', () => {
  show(null)
  expect(isHidden()).toBe(false)
})
