// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { NextTrip } from './next-trip.tsx'

const answer = vi.hoisted(() => ({ listOtherTrips: vi.fn() }))
vi.mock('../../entities/trip/account-trips.ts', () => answer)
afterEach(cleanup)

const SOON = '2999-05-01'
const isHidden = () => screen.getByText('No trip planned yet').closest('.invisible') !== null

function show(user: object | null): void {
  renderOn(
    'desktop',
    <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <NextTrip />
      </MemoryRouter>
    </AuthContext>,
  )
}

it('shows nothing about trips before the account has answered, and then the result', async () => {
  let tell: (rows: readonly object[]) => void = () => undefined
  answer.listOtherTrips.mockReturnValue(new Promise((done) => (tell = done)))
  show({ id: 'ann' })
  await vi.waitFor(() => expect(answer.listOtherTrips).toHaveBeenCalled(), { timeout: 20_000 })
  expect(isHidden()).toBe(true)
  tell([{ id: 'a', title: 'Porto', dayCount: 3, firstDate: SOON }])
  expect(await screen.findByText('Porto')).toBeTruthy()
  expect(screen.queryByText('No trip planned yet')).toBeNull()
})

it('offers to plan one when there is none', async () => {
  answer.listOtherTrips.mockResolvedValue([])
  show({ id: 'ann' })
  await vi.waitFor(() => expect(isHidden()).toBe(false), { timeout: 20_000 })
})

it('does not claim that there is none without an answer', async () => {
  answer.listOtherTrips.mockRejectedValue(new Error('offline'))
  show({ id: 'ann' })
  await screen.findByText('Your trips could not be loaded')
  expect(screen.queryByText('No trip planned yet')).toBeNull()
  expect(screen.getByRole('link', { name: 'Plan a trip' })).toBeTruthy()
})

it('reloads when the connection is back, and not before', async () => {
  answer.listOtherTrips.mockReset().mockResolvedValue([{ id: 'a', title: 'Porto', dayCount: 3, firstDate: SOON }])
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show({ id: 'ann' })
  await screen.findByText('Your trips could not be loaded')
  expect(answer.listOtherTrips).not.toHaveBeenCalled()
  line.mockRestore()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Porto')).toBeTruthy()
})

it('offers a guest to plan one at once', () => {
  show(null)
  expect(isHidden()).toBe(false)
})
