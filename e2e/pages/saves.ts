import { expect, type Locator, type Page } from '@playwright/test'

import { openAlive } from '../support/come-alive.ts'

/** Hearts wherever they are, and the list of what was saved. */
export class Saves {
  readonly list: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.list = page.getByRole('region', { name: 'Saved', exact: true })
  }

  async open(path: string): Promise<void> {
    await openAlive(this.#page, path)
  }

  /** Its name changes with its state: “Save Lisbon”, “Saving Lisbon”, “Saved Lisbon”. */
  heart(name: string): Locator {
    const [title = ''] = name.split(/^Save /).slice(1)
    return this.#page.getByRole('button', { name: new RegExp(`^Sav(e|ing|ed) ${title}`) }).first()
  }

  async expectSaved(name: string, isSaved = true): Promise<void> {
    await expect(this.heart(name)).toHaveAttribute('aria-pressed', String(isSaved))
  }

  async press(name: string): Promise<void> {
    await this.heart(name).click()
    await this.expectSaved(name)
  }

  entry(title: string | RegExp): Locator {
    return this.list.getByRole('listitem').filter({ hasText: title })
  }
}
