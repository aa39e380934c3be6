import { expect, type Locator, type Page } from '@playwright/test'

import { comeAlive, openAlive } from '../support/come-alive.ts'

/** What all tools have in common: they are read at once, come alive on a touch, and stay quiet in the console. */
export class ToolPage {
  readonly #page: Page
  readonly #complaints: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.#complaints.push(String(error)))
  }

  async open(path: string): Promise<void> {
    await openAlive(this.#page, path)
  }

  async comeAlive(): Promise<void> {
    await comeAlive(this.#page)
  }

  get answer(): Locator {
    return this.#page.locator('#answer')
  }

  async expectQuiet(): Promise<void> {
    expect(this.#complaints).toEqual([])
  }
}
