import { expect, type Locator, type Page } from '@playwright/test'

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

  /** The first visit would otherwise begin with splash and cookie notice. */
  async beSettled(): Promise<void> {
    await this.#page.addInitScript(() => {
      localStorage.setItem('hasSeenSplash', 'true')
      localStorage.setItem('lastActivity', String(Date.now()))
      localStorage.setItem('pwa-install-permanent-dismiss', 'true')
      localStorage.setItem('cookie-consent', 'declined')
    })
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    await this.comeAlive()
  }

  async comeAlive(): Promise<void> {
    await this.#page.keyboard.press('Shift')
    await this.#page.locator('html[data-alive]').waitFor({ state: 'attached' })
  }

  get answer(): Locator {
    return this.#page.locator('#answer')
  }

  async expectQuiet(): Promise<void> {
    expect(this.#complaints).toEqual([])
  }
}
