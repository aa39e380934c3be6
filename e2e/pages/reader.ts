import { type Browser, expect, type Page } from '@playwright/test'

import { expectAccessibleIn } from '../support/expect-accessible.ts'

/** The browser about itself, where it draws maps without a graphics card. */
const RENDERER_NOTE = /GL Driver Message \(OpenGL, Performance/

/** Somebody who opens one page after the other in the same tab, and hears everything the console has to say. */
export class Reader {
  readonly #page: Page
  #complaints: string[] = []

  private constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !RENDERER_NOTE.test(message.text()))
        this.#complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.#complaints.push(String(error)))
  }

  static async begin(browser: Browser): Promise<Reader> {
    const page = await browser.newPage()
    await page.addInitScript(() => localStorage.setItem('pwa-install-permanent-dismiss', 'true'))
    return new Reader(page)
  }

  async open(path: string): Promise<void> {
    this.#complaints = []
    await this.#page.goto(path)
    await this.#page.keyboard.press('Shift')
    await this.#page.locator('html[data-alive]').waitFor({ state: 'attached' })
  }

  async expectSound(heading: string | RegExp = /./): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
    expect(await this.#page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // The desk by day and the phone by night: between them every page is seen in both.
    const isPhone = await this.#page.evaluate(() => navigator.maxTouchPoints > 0)
    await expectAccessibleIn(this.#page, isPhone ? 'dark' : 'light')
    expect(this.#complaints).toEqual([])
  }

  end(): Promise<void> {
    return this.#page.context().close()
  }
}
