import { type Browser, expect, type Page } from '@playwright/test'

import { expectAccessibleIn } from '../support/expect-accessible.ts'
import { openHydrated } from '../support/hydrate.ts'

/** Messages of the browser about software rendering, and of Playwright about the blocked service worker. */
const IGNORED_MESSAGES =
  /GL Driver Message \(OpenGL, Performance|blocked by Playwright|service worker could not be registered/

/** Opens one page after the other in the same tab, and collects console errors and warnings. */
export class PageChecker {
  readonly #page: Page
  #consoleErrors: string[] = []

  private constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !IGNORED_MESSAGES.test(message.text()))
        this.#consoleErrors.push(message.text())
    })
    page.on('pageerror', (error) => this.#consoleErrors.push(String(error)))
  }

  static async create(browser: Browser): Promise<PageChecker> {
    return new PageChecker(await browser.newPage())
  }

  async open(path: string): Promise<void> {
    // Aborted requests of the previous page must not be counted against this one.
    await this.#page.goto('about:blank')
    this.#consoleErrors = []
    await openHydrated(this.#page, path)
  }

  async expectValid(heading: string | RegExp = /./): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
    for (const once of ['title', 'meta[name=description]'])
      await expect(this.#page.locator(`head ${once}`)).toHaveCount(1)
    await this.expectFits()
    // Desktop checks the light theme and phone the dark one, so every page is checked in both.
    const isPhone = await this.#page.evaluate(() => navigator.maxTouchPoints > 0)
    await expectAccessibleIn(this.#page, isPhone ? 'dark' : 'light')
    expect(this.#consoleErrors).toEqual([])
  }

  /** Nothing overflows the viewport, and no placeholder or option overflows its field. */
  async expectFits(): Promise<void> {
    // Not window.innerWidth, which grows on phones when content overflows.
    const { width } = this.#page.viewportSize() ?? { width: 0 }
    expect(await this.#page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await this.#page.evaluate(findClippedTexts)).toEqual([])
  }

  close(): Promise<void> {
    return this.#page.context().close()
  }
}

/** Placeholders and selected options that are wider than their field. The animated placeholder of home is left out. */
async function findClippedTexts(): Promise<readonly string[]> {
  await document.fonts.ready
  const canvas = document.createElement('canvas').getContext('2d')
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[placeholder]:not([action="/assistant"] *)',
  )
  return [...fields].flatMap((field) => {
    const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    if (!canvas || field.offsetWidth === 0) return []
    canvas.font = font
    const available = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    return canvas.measureText(text).width > available + 1 ? [text] : []
  })
}
