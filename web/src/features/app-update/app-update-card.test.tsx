// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { appUpdate } from '../../offline/app-update.ts'
import { AppUpdateCard } from './app-update-card.tsx'

const postMessage = vi.fn()

beforeEach(() => {
  const waiting = Object.assign(new EventTarget(), { postMessage, state: 'installed' })
  const getRegistration = async () => ({ waiting })
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true })
})
afterEach(() => {
  cleanup()
  appUpdate.dismiss()
  sessionStorage.clear()
  postMessage.mockClear()
  vi.useRealTimers()
})

async function showCard(): Promise<HTMLElement> {
  render(<AppUpdateCard />)
  act(() => appUpdate.announce())
  return screen.findByRole('region', { name: 'App Update Available' })
}

it('stays hidden until there is an update', () => {
  render(<AppUpdateCard />)
  expect(screen.queryByRole('region')).toBeNull()
})

it.each(['Later', 'Close'])('closes with %s, for this session', async (name) => {
  await showCard()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('region')).toBeNull()
  act(() => appUpdate.announce())
  expect(appUpdate.get()).toBe('none')
})

it('installs the new version and says so', async () => {
  await showCard()
  vi.useFakeTimers()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Update Now' })))
  expect(screen.getByRole('status').textContent).toBe('App updated! Reloading...')
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
})
