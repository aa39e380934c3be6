import { type Browser, expect, type Page } from '@playwright/test'

import { openAlive } from '../support/come-alive.ts'
import { expectAccessibleIn } from '../support/expect-accessible.ts'

/** The browser about itself, where it draws maps without a graphics card, and the test about the worker it keeps away. */
const NOT_OURS = /GL Driver Message \(OpenGL, Performance|blocked by Playwright|service worker could not be registered/

/** Somebody who opens one page after the other in the same tab, and hears everything the console has to say. */
export class Reader {
  readonly #page: Page
  #complaints: string[] = []

  private constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !NOT_OURS.test(message.text()))
        this.#complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.#complaints.push(String(error)))
  }

  static async begin(browser: Browser): Promise<Reader> {
    return new Reader(await browser.newPage())
  }

  async open(path: string): Promise<void> {
    // What the page before still asked for is broken off here, and what it says of that is not this page's complaint.
    await this.#page.goto('about:blank')
    this.#complaints = []
    await openAlive(this.#page, path)
  }

  async expectSound(heading: string | RegExp = /./): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
    for (const once of ['title', 'meta[name=description]'])
      await expect(this.#page.locator(`head ${once}`)).toHaveCount(1)
    await this.expectFits()
    // The desk by day and the phone by night: between them every page is seen in both.
    const isPhone = await this.#page.evaluate(() => navigator.maxTouchPoints > 0)
    await expectAccessibleIn(this.#page, isPhone ? 'dark' : 'light')
    expect(this.#complaints).toEqual([])
  }

  /** Nothing stands beyond the edge of the window, or of its field. */
  async expectFits(): Promise<void> {
    // Not the window's own word: a phone makes it as wide as what does not fit.
    const { width } = this.#page.viewportSize() ?? { width: 0 }
    expect(await this.#page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await this.#page.evaluate(findCutWords)).toEqual([])
  }

  end(): Promise<void> {
    return this.#page.context().close()
  }
}

/** Words in a field that is too short for them say half of what they should. On home they are typed and pass by. */
async function findCutWords(): Promise<readonly string[]> {
  await document.fonts.ready
  const pen = document.createElement('canvas').getContext('2d')
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[placeholder]:not([action="/assistant"] *)',
  )
  return [...fields].flatMap((field) => {
    const words = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    if (!pen || field.offsetWidth === 0) return []
    pen.font = font
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    return pen.measureText(words).width > room + 1 ? [words] : []
  })
}
