import { expect, type Locator, type Page } from '@playwright/test'

import { PublicPage } from './public-page.ts'

export class PricingPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<void> {
    const pages = new PublicPage(this.#page)
    await pages.open('/pricing')
    await pages.hydrate()
  }

  get currentPlan(): Locator {
    return this.#page.getByRole('region', { name: 'Your current plan' })
  }

  async choose(button: string): Promise<void> {
    await this.#page.getByRole('button', { name: button }).click()
    await this.#page.waitForURL('**/sandbox/checkout/**')
  }

  /** The test checkout says that it is one, and asks for no card. */
  async expectTestMode(price: string): Promise<void> {
    await expect(this.#page.getByText('No money moves here, and no card is asked for.')).toBeVisible()
    await expect(this.#page.getByText(price).first()).toBeVisible()
    await expect(this.#page.getByLabel(/card/i)).toHaveCount(0)
  }
}
