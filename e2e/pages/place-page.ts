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
    const entry = this.section('Entry rules')
    await entry.getByLabel('Your passport').selectOption({ label: country })
    await entry.getByRole('button', { name: 'Show' }).click()
  }

  async expectVisa(text: RegExp): Promise<void> {
    await expect(this.section('Entry rules').getByText(text)).toBeVisible()
  }
}
