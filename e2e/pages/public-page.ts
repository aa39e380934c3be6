import { expect, type Page } from '@playwright/test'

import { hydrate } from '../support/hydrate.ts'

/** Any page that guests can open. */
export class PublicPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  async hydrate(): Promise<void> {
    await hydrate(this.page)
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
}
