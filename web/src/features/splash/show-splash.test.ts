// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const text = () => document.querySelector('dialog')?.textContent ?? ''
const bar = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
const isHidden = (part: string) => document.querySelector<HTMLElement>(`[data-part=${part}]`)?.hidden
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
  document.body.innerHTML = ''
  document.documentElement.dataset['splash'] = ''
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // jsdom cannot close a dialog.
  Object.assign(HTMLDialogElement.prototype, {
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  const { showSplash } = await import('./show-splash.ts')
  showSplash()
  await pass(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the splash', () => {
  it('advances one percent per 100 ms', async () => {
    expect(bar()).toBe('0')
    await pass(99)
    expect(bar()).toBe('0')
    await pass(1)
    expect(bar()).toBe('1')
    await pass(4100)
    expect(bar()).toBe('42')
  })

  it('catches up after a delayed step', async () => {
    await pass(1000)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 900)
    await pass(100)
    expect(bar()).toBe('19')
  })

  it('completes 500 ms after 100 percent, and is stored as seen', async () => {
    await pass(10_000)
    expect(bar()).toBe('100')
    await pass(499)
    expect(localStorage.getItem('hasSeenSplash')).toBeNull()
    await pass(1)
    expect(localStorage.getItem('hasSeenSplash')).toBe('true')
    expect(document.documentElement.dataset['splash']).toBeUndefined()
    await pass(200)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('shows the trial banner from 50 percent and the card from 75', async () => {
    await pass(4900)
    expect([isHidden('banner'), isHidden('ready')]).toEqual([true, true])
    await pass(100)
    expect([isHidden('banner'), isHidden('ready')]).toEqual([false, true])
    await pass(2400)
    expect(isHidden('ready')).toBe(true)
    await pass(100)
    expect([isHidden('banner'), isHidden('ready')]).toEqual([false, false])
    expect(text()).toContain('Ready to Start')
  })

  it('changes the tip every 3333 ms and the message as it goes', async () => {
    const first = document.querySelector('[data-part=tip]')?.textContent
    expect(text()).toContain('Loading maps')
    await pass(3332)
    expect(document.querySelector('[data-part=tip]')?.textContent).toBe(first)
    await pass(1)
    expect(document.querySelector('[data-part=tip]')?.textContent).not.toBe(first)
    expect(text()).toContain('Loading travel advisories')
  })

  it('ends with Skip', async () => {
    document.querySelector<HTMLElement>('[data-part=skip]')?.click()
    expect(localStorage.getItem('hasSeenSplash')).toBe('true')
    await pass(200)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('takes the focus once it has been painted', async () => {
    await pass(50)
    expect(document.activeElement).toBe(document.querySelector('dialog'))
  })

  it('ends with Escape', async () => {
    document.querySelector('dialog')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(localStorage.getItem('hasSeenSplash')).toBe('true')
  })

  it('links to the trial and the prices, and is not shown again there', () => {
    const links = [...document.querySelectorAll('a')]
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/auth?tab=sign-up', '/pricing-new']),
    )
    const start = links.find((link) => link.textContent === 'Start My Free Trial')
    start?.addEventListener('click', (event) => event.preventDefault())
    start?.click()
    expect(start?.getAttribute('href')).toBe('/auth?tab=sign-up')
    expect(localStorage.getItem('hasSeenSplash')).toBe('true')
  })
})
