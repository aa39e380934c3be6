// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { standOn } from '../../../test/on-device.tsx'
import { PageProviders } from '../../../test/page-providers.tsx'
import { toastQueue } from '../../ui/overlay/toast-queue.ts'
import { answerSignInRequests } from '../traveller/session/require-sign-in.ts'
import { type Auth, AuthContext } from '../traveller/session/use-auth.ts'
import { SaveButton } from './save-button.tsx'
import type { SavableItem } from './saved-item.ts'

const GUEST = { user: null, session: null, isLoading: false } as Auth
const item = (name: string): SavableItem => ({
  type: 'hotel',
  title: name,
  description: '',
  image_url: null,
  item_id: name,
  item_data: {},
})
const heart = (name: string) => screen.getByRole('button', { name: new RegExp(`^Sav(e|ing|ed) ${name}$`) })
const said = () => toastQueue.read().map(({ title, text }) => `${title} ${text}`)
async function press(name: string, isPressed: boolean): Promise<void> {
  await act(async () => void fireEvent.click(heart(name)))
  await vi.waitFor(() => expect(heart(name).getAttribute('aria-pressed')).toBe(String(isPressed)), { timeout: 10_000 })
}

beforeEach(() => {
  standOn('desktop')
  localStorage.clear()
  for (const { id } of toastQueue.read()) toastQueue.dismiss(id)
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={GUEST}>
        {['A', 'B', 'C', 'D'].map((name) => (
          <SaveButton key={name} item={item(name)} />
        ))}
      </AuthContext>
    </PageProviders>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('saves three for a guest, asks a second after the second, and requires an account for the fourth', async () => {
  await press('A', true)
  expect(said()).toEqual(['Saved! A has been saved to your favorites.'])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await press('B', true)
  expect(screen.queryByText('Keep your saved items')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await vi.waitFor(() => expect(screen.getByText('Keep your saved items')).toBeTruthy(), { timeout: 10_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await press('C', true)
  const asked = vi.fn(async () => false)
  const stop = answerSignInRequests(asked)
  await press('D', false)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('Hotels', expect.anything()))
  stop()
  // The refused save must not reappear with a later sign-in.
  expect(localStorage.getItem('wanted-save')).toBeNull()
  const kept = JSON.parse(localStorage.getItem('guest-saves') ?? '[]') as { id: string; title: string }[]
  expect(kept.map(({ title }) => title)).toEqual(['A', 'B', 'C'])
  expect(kept[0]?.id).toMatch(/^guest_\d{13}[a-z\d]+$/)
})

it('removes a save, and then has room again', async () => {
  await press('A', true)
  expect(heart('A').className).toContain('text-signal')
  await press('A', false)
  expect(said()).toContain('Removed Item removed from favorites.')
  expect(localStorage.getItem('guest-saves')).toBe('[]')
})

it('does not claim to have saved what the browser did not store', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await press('A', false)
  await vi.waitFor(() => expect(said()).toEqual(['Error Failed to save item. Please try again.']))
  vi.restoreAllMocks()
})
