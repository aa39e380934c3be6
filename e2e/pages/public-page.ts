import { expect, type Page } from '@playwright/test'

import { comeAlive } from '../support/come-alive.ts'

/** What every public page shares: it is read first, and comes alive at a touch. */
export class PublicPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  async comeAlive(): Promise<void> {
    await comeAlive(this.page)
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
}
