import { expect, type Locator, type Page } from '@playwright/test'

import { openHydrated } from '../support/hydrate.ts'

/** The save buttons of any page, and the list of saved items on the dashboard. */
export class Saves {
  readonly list: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.list = page.getByRole('region', { name: 'Saved', exact: true })
  }

  async open(path: string): Promise<void> {
    await openHydrated(this.#page, path)
  }

  /** The accessible name changes with the state: “Save Lisbon”, “Saving Lisbon”, “Saved Lisbon”. */
  saveButton(name: string): Locator {
    const [title = ''] = name.split(/^Save /).slice(1)
    return this.#page.getByRole('button', { name: new RegExp(`^Sav(e|ing|ed) ${title}`) }).first()
  }

  async expectSaved(name: string, isSaved = true): Promise<void> {
    await expect(this.saveButton(name)).toHaveAttribute('aria-pressed', String(isSaved))
  }

  async press(name: string): Promise<void> {
    await this.saveButton(name).click()
    await this.expectSaved(name)
  }

  entry(title: string | RegExp): Locator {
    return this.list.getByRole('listitem').filter({ hasText: title })
  }
}
