import type { Locator, Page } from '@playwright/test'

/** The quick action tiles of the home page, and the dialogs they open. */
export class QuickActions {
  readonly tiles: Locator
  readonly dialog: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.tiles = page.getByRole('region', { name: 'Quick actions', exact: true })
    this.dialog = page.getByRole('dialog')
  }

  async open(name: 'Emergency Info' | 'My Location' | 'Nearby Restaurants'): Promise<Locator> {
    await this.tiles.getByRole('button', { name }).click()
    const dialog = this.#page.getByRole('dialog', { name })
    await dialog.waitFor()
    return dialog
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
    await this.dialog.waitFor({ state: 'hidden' })
  }
}
