import { expect, type Locator, type Page } from '@playwright/test'

/** The map of a page, and the list of downloadable maps beside it. */
export class MapPanel {
  readonly #page: Page
  readonly panel: Locator
  readonly caption: Locator

  constructor(page: Page) {
    this.#page = page
    this.panel = page.locator('figure[data-map]').first()
    this.caption = this.panel.locator('figcaption')
  }

  /** Slow on a machine without a graphics card. */
  async waitUntilDrawn(): Promise<void> {
    await this.panel.scrollIntoViewIfNeeded()
    await expect(this.panel).toHaveAttribute('data-map', 'ready', { timeout: 60_000 })
  }

  region(label: string): Locator {
    return this.panel.getByRole('region', { name: label })
  }

  packAction(action: 'Show' | 'Download' | 'Delete' | 'See plans', title: string): Locator {
    return this.#page.getByRole('main').locator(`:is(button, a)[aria-label="${action}: ${title}"]`)
  }

  row(title: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByRole('heading', { name: title }) })
  }
}
