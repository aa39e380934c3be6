import { expect, type Locator, type Page } from '@playwright/test'

import { hydrate, openHydrated } from '../support/hydrate.ts'

/** Any tool page; collects console errors. */
export class ToolPage {
  readonly #page: Page
  readonly #consoleErrors: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      if (message.type() === 'error') this.#consoleErrors.push(message.text())
    })
    page.on('pageerror', (error) => this.#consoleErrors.push(String(error)))
  }

  async open(path: string): Promise<void> {
    await openHydrated(this.#page, path)
  }

  async hydrate(): Promise<void> {
    await hydrate(this.#page)
  }

  get answer(): Locator {
    return this.#page.locator('#answer')
  }

  async expectNoConsoleErrors(): Promise<void> {
    expect(this.#consoleErrors).toEqual([])
  }
}
