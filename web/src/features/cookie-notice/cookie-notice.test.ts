// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notice = () => screen.queryByRole('region', { name: 'Cookies' })
const stored = () => ({
  consent: localStorage.getItem('cookie-consent'),
  preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null') as unknown,
})

async function open(): Promise<void> {
  const { startCookieNotice } = await import('./start-cookie-notice.ts')
  startCookieNotice()
  await pass(1000)
  await vi.waitFor(() => expect(notice()).not.toBeNull())
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
  document.body.innerHTML = '<a href="/cookies-policy#cookie-settings">Cookie settings</a>'
})
afterEach(() => vi.useRealTimers())

describe('the cookie notice', () => {
  it('appears one second after load and not before', async () => {
    // Preloaded, so that only the clock decides.
    await import('./show-cookie-notice.ts')
    const { startCookieNotice } = await import('./start-cookie-notice.ts')
    startCookieNotice()
    await pass(999)
    expect(notice()).toBeNull()
    await pass(1)
    await vi.waitFor(() => expect(notice()).not.toBeNull())
    expect(stored()).toEqual({ consent: null, preferences: null })
  })

  it.each(['accepted', 'declined', 'customized'])('does not appear when %s is stored', async (consent) => {
    localStorage.setItem('cookie-consent', consent)
    const { startCookieNotice } = await import('./start-cookie-notice.ts')
    startCookieNotice()
    await pass(60_000)
    expect(notice()).toBeNull()
  })

  it('Accept All stores accepted with all three on', async () => {
    await open()
    press('Accept All')
    expect(stored()).toEqual({
      consent: 'accepted',
      preferences: { essential: true, analytics: true, marketing: true },
    })
    expect(notice()).toBeNull()
  })

  it('updates the analytics switch of the settings', async () => {
    await open()
    press('Decline All')
    expect(JSON.parse(localStorage.getItem('mobile_settings') ?? '{}')).toMatchObject({ analytics: false })
  })

  it('Decline All stores declined with analytics and marketing off', async () => {
    await open()
    press('Decline All')
    expect(stored()).toEqual({
      consent: 'declined',
      preferences: { essential: true, analytics: false, marketing: false },
    })
  })

  it('Customize shows the toggles, all optional ones off, and Save stores them', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    press('Customize')
    const toggles = screen.getAllByRole<HTMLInputElement>('switch')
    expect(toggles.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
    fireEvent.click(screen.getByRole('switch', { name: /^Analytics/ }))
    press('Save')
    expect(stored()).toEqual({
      consent: 'customized',
      preferences: { essential: true, analytics: true, marketing: false },
    })
  })

  it('X closes without storing', async () => {
    await open()
    press('Close without choosing')
    expect(notice()).toBeNull()
    expect(stored()).toEqual({ consent: null, preferences: null })
  })

  it('reopens from any settings link with the stored choice, and withdrawal deletes stored data', async () => {
    await open()
    press('Accept All')
    localStorage.setItem('pwa-dismissal-analytics', '[]')
    localStorage.setItem('page-start-time', '1')
    localStorage.setItem('theme', 'dark')
    const wasPrevented = !fireEvent.click(screen.getByRole('link', { name: 'Cookie settings' }))
    expect(wasPrevented).toBe(true)
    await pass(300)
    await vi.waitFor(() => expect(notice()).not.toBeNull())
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Analytics/ }).checked).toBe(true)
    press('Decline All')
    expect(localStorage.getItem('pwa-dismissal-analytics')).toBeNull()
    expect(localStorage.getItem('page-start-time')).toBeNull()
    expect(localStorage.getItem('theme')).toBe('dark')
  })
})
