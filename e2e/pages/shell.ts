import { expect, type Locator, type Page } from '@playwright/test'

import { hydrate, openHydrated } from '../support/hydrate.ts'

/** The parts around every page: navigation, breadcrumb, profile sheet and footer. */
export class Shell {
  readonly tabs: Locator
  readonly breadcrumb: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.tabs = page.getByRole('navigation', { name: 'Tabs' })
    this.breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  }

  async open(path: string): Promise<void> {
    await openHydrated(this.#page, path)
  }

  async hydrate(): Promise<void> {
    await hydrate(this.#page)
  }

  /** Navigates inside the app: a new history entry without a new document. */
  async navigate(path: string): Promise<void> {
    await this.#page.evaluate((to) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number }
      history.pushState({ idx: idx + 1, key: 'navigated' }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, path)
  }

  async openProfile(): Promise<Locator> {
    await this.tabs.getByRole('button', { name: 'Profile' }).click()
    const sheet = this.#page.getByRole('dialog', { name: 'Profile' })
    await expect(sheet).toBeVisible()
    return sheet
  }

  /** A link of the footer, whose columns are collapsed on phones. */
  async footerLink(column: string, name: string): Promise<Locator> {
    const footer = this.#page.getByRole('contentinfo')
    const summary = footer.locator('summary', { hasText: column })
    const link = footer.getByRole('link', { name, exact: true })
    if ((await summary.count()) > 0 && !(await link.isVisible())) await summary.click()
    return link
  }

  theme(): Promise<string | undefined> {
    return this.#page.evaluate(() => document.documentElement.dataset['theme'])
  }
}
