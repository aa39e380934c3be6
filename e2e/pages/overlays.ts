import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

import { hydrate } from '../support/hydrate.ts'

/** Any fixed time works. */
const START = new Date('2026-11-15T09:00:00Z')

/** The page's time when it opens. The clock stays paused until a journey advances it. */
export const OPENED_AT = START.getTime() + 1000

/** The overlays of a page (splash, cookie notice, install prompt, trial offer), under a paused clock. */
export class Overlays {
  readonly #page: Page
  readonly splash: Locator
  readonly cookies: Locator
  readonly install: Locator
  readonly trial: Locator

  constructor(page: Page) {
    this.#page = page
    this.splash = page.getByRole('dialog', { name: 'Welcome to Sojourn' })
    this.cookies = page.getByRole('region', { name: 'Cookies' })
    this.install = page.getByRole('region', { name: 'Install the app' })
    this.trial = page.getByRole('region', { name: 'Free trial by email' })
  }

  /** Opens the page with these localStorage flags. They are set once, so changes by the page survive a reload. */
  async visit(path: string, flags: Record<string, string> = {}, from?: string): Promise<void> {
    // Paused before the first script runs.
    await this.#page.clock.install({ time: START })
    await this.#page.clock.pauseAt(OPENED_AT)
    await this.#page.addInitScript((initial) => {
      if (sessionStorage.getItem('test-flags-set')) return
      sessionStorage.setItem('test-flags-set', 'true')
      for (const [key, value] of Object.entries(initial)) localStorage.setItem(key, value)
    }, flags)
    await this.#page.goto(path, from ? { referer: from } : {})
    // The first script has started its timers once it has consumed the early events.
    await this.#page.waitForFunction(() => !('early' in globalThis))
  }

  now(): Promise<number> {
    return this.#page.evaluate(() => Date.now())
  }

  /** Advances the page's clock and runs every timer on the way. */
  async runClock(ms: number): Promise<void> {
    await this.#page.clock.runFor(ms)
  }

  /** Jumps ahead; each timer that is due fires once. */
  async fastForward(ms: number): Promise<void> {
    await this.#page.clock.fastForward(ms)
  }

  /** Advances the clock to this many milliseconds after the page was opened. */
  async runClockUntil(ms: number): Promise<void> {
    await this.runClock(OPENED_AT + ms - (await this.now()))
  }

  /** Hydrates the page and waits for its overlays, which load some seconds later. */
  async hydrate(): Promise<void> {
    await hydrate(this.#page)
    await this.waitForOverlays(this.#page)
  }

  /** The page hydrates without user intent in the first idle period, because an overlay is due. */
  async waitForImmediateHydration(): Promise<void> {
    await this.runClock(200)
    await this.#page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await this.waitForOverlays(this.#page, 500)
  }

  /** Waits for the overlays of a hydrated page or frame. */
  async waitForOverlays(root: Page | FrameLocator, afterMs = 8500): Promise<void> {
    await this.runClock(afterMs)
    await expect(async () => {
      await this.runClock(20)
      await expect(root.locator('#overlays[data-alive]')).toBeAttached({ timeout: 2000 })
    }).toPass()
    await this.runClock(1)
  }

  async expectOnly(overlay: Locator | null): Promise<void> {
    if (overlay) await this.expectShown(overlay)
    for (const other of [this.splash, this.cookies, this.install, this.trial])
      if (other !== overlay) await expect(other).toBeHidden()
  }

  /** Advances the clock until the overlay appears: one that has just loaded queues with a short delay. */
  async expectShown(overlay: Locator): Promise<void> {
    await expect(async () => {
      await this.runClock(1)
      await expect(overlay).toBeVisible({ timeout: 500 })
    }).toPass()
  }

  storedFlag(key: string): Promise<string | null> {
    return this.#page.evaluate((name) => localStorage.getItem(name), key)
  }
}

/** The flags of a returning visitor who has answered the cookie notice. */
export const SEEN = {
  hasSeenSplash: 'true',
  lastActivity: String(START.getTime()),
  'cookie-consent': 'declined',
  'cookie-preferences': '{"essential":true,"analytics":false,"marketing":false}',
}
