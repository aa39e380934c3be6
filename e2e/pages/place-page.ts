import { expect, type Locator, type Page } from '@playwright/test'

/** The page of a city. */
export class PlacePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  async choosePassport(country: string): Promise<void> {
    const entry = this.section('Getting in')
    await entry.getByLabel('Your passport').selectOption({ label: country })
    await entry.getByRole('button', { name: 'Show' }).click()
  }

  async expectVisa(words: RegExp): Promise<void> {
    await expect(this.section('Getting in').getByText(words)).toBeVisible()
  }
}
