import { expect, type Locator, type Page } from '@playwright/test'

import { comeAlive, openAlive } from '../support/come-alive.ts'

/** What surrounds every page, on either layout. */
export class Shell {
  readonly tabs: Locator
  readonly trail: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.tabs = page.getByRole('navigation', { name: 'Tabs' })
    this.trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  }

  async open(path: string): Promise<void> {
    await openAlive(this.#page, path)
  }

  async comeAlive(): Promise<void> {
    await comeAlive(this.#page)
  }

  /** As a link inside the app would lead there: a new entry, no new document. */
  async follow(path: string): Promise<void> {
    await this.#page.evaluate((to) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number }
      history.pushState({ idx: idx + 1, key: 'followed' }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, path)
  }

  async openProfile(): Promise<Locator> {
    await this.tabs.getByRole('button', { name: 'Profile' }).click()
    const sheet = this.#page.getByRole('dialog', { name: 'Profile' })
    await expect(sheet).toBeVisible()
    return sheet
  }

  /** A link of the footer; on a phone its columns are folded. */
  async footerLink(column: string, name: string): Promise<Locator> {
    const footer = this.#page.getByRole('contentinfo')
    const fold = footer.locator('summary', { hasText: column })
    const link = footer.getByRole('link', { name, exact: true })
    if ((await fold.count()) > 0 && !(await link.isVisible())) await fold.click()
    return link
  }

  theme(): Promise<string | undefined> {
    return this.#page.evaluate(() => document.documentElement.dataset['theme'])
  }
}
