import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

import { comeAlive } from '../support/come-alive.ts'

/** 09:00 on a Sunday in Lisbon: any fixed moment will do. */
const START = new Date('2026-11-15T09:00:00Z')

/** The page's own time when it opens; it stands still until a journey lets it pass. */
export const OPENED_AT = START.getTime() + 1000

/** Everything that may appear over a page, with the page's clock in our hands. */
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
    this.trial = page.getByRole('region', { name: 'Free trial by e-mail' })
  }

  /** A browser in which these flags are already kept. They are set once: what the page changes stays changed. */
  async visit(path: string, flags: Record<string, string> = {}, from?: string): Promise<void> {
    // From the first script on, time passes only when a journey says so.
    await this.#page.clock.install({ time: START })
    await this.#page.clock.pauseAt(OPENED_AT)
    await this.#page.addInitScript((kept) => {
      if (sessionStorage.getItem('test-flags-set')) return
      sessionStorage.setItem('test-flags-set', 'true')
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, flags)
    await this.#page.goto(path, from ? { referer: from } : {})
    // The first script comes when the page has been drawn, and takes what was kept for it: now the clocks are set.
    await this.#page.waitForFunction(() => !('early' in globalThis))
  }

  now(): Promise<number> {
    return this.#page.evaluate(() => Date.now())
  }

  /** Timers run as they would, in so many milliseconds of the page's time. */
  async pass(ms: number): Promise<void> {
    await this.#page.clock.runFor(ms)
  }

  /** A long time at once: what is due in it happens, each thing once. */
  async skip(ms: number): Promise<void> {
    await this.#page.clock.fastForward(ms)
  }

  /** Up to so many milliseconds after the page was opened. */
  async passUntil(ms: number): Promise<void> {
    await this.pass(OPENED_AT + ms - (await this.now()))
  }

  /** React is fetched, and some seconds later the overlays that need it; the clock may stand still meanwhile. */
  async wake(): Promise<void> {
    await comeAlive(this.#page)
    await this.wakeIn(this.#page)
  }

  /** Nobody touches the page, and it comes alive in the first quiet moment because there is something to ask. */
  async wakeAtOnce(): Promise<void> {
    await this.pass(200)
    await this.#page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await this.wakeIn(this.#page, 500)
  }

  /** The page, or a frame in it, is alive; its overlays come. */
  async wakeIn(place: Page | FrameLocator, afterMs = 8500): Promise<void> {
    await this.pass(afterMs)
    await expect(async () => {
      await this.pass(20)
      await expect(place.locator('#overlays[data-alive]')).toBeAttached({ timeout: 2000 })
    }).toPass()
    await this.pass(1)
  }

  async expectOnly(overlay: Locator | null): Promise<void> {
    if (overlay) await this.show(overlay)
    for (const one of [this.splash, this.cookies, this.install, this.trial])
      if (one !== overlay) await expect(one).toBeHidden()
  }

  /** What has just been fetched may ask for its turn a moment later. */
  async show(overlay: Locator): Promise<void> {
    await expect(async () => {
      await this.pass(1)
      await expect(overlay).toBeVisible({ timeout: 500 })
    }).toPass()
  }

  flag(key: string): Promise<string | null> {
    return this.#page.evaluate((name) => localStorage.getItem(name), key)
  }
}

/** Somebody who has been here before and has answered everything there is to ask. */
export const SEEN = {
  hasSeenSplash: 'true',
  lastActivity: String(START.getTime()),
  'cookie-consent': 'declined',
  'cookie-preferences': '{"essential":true,"analytics":false,"marketing":false}',
}
