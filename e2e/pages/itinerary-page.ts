import { expect, type Locator, type Page } from '@playwright/test'

import { ToolPage } from './tool-page.ts'

/** Planning a trip, and what can be done with one. */
export class ItineraryPage extends ToolPage {
  readonly #page: Page

  constructor(page: Page) {
    super(page)
    this.#page = page
  }

  async plan(wish: string): Promise<void> {
    await this.#page.getByLabel('Where to, when, and what for?').fill(wish)
    await this.#page.getByRole('button', { name: 'Read it' }).click()
    await expect(this.#page.getByRole('heading', { name: 'What we understood' })).toBeVisible()
    await this.#page.getByRole('button', { name: 'Make the plan' }).click()
    await expect(this.day(1)).toBeVisible()
  }

  /** Once nothing better comes, the plan no longer changes under one's hands. */
  async settle(): Promise<void> {
    await expect(this.#page.getByText('Looking for a better one…')).toBeHidden()
    await expect
      .poll(async () => {
        const before = await this.keptTrips()
        await new Promise((resolve) => setTimeout(resolve, 2500))
        return before === (await this.keptTrips())
      })
      .toBe(true)
  }

  keptTrips(): Promise<string | null> {
    return this.#page.evaluate(() => localStorage.getItem('trips-kept'))
  }

  day(number: number): Locator {
    return this.#page.getByRole('heading', { level: 2, name: `Day ${number}` })
  }

  get handles(): Locator {
    return this.#page.getByRole('button', { name: /^Move .+ Arrow up and down/ })
  }

  /** The names of all stops, in their order. */
  async stops(): Promise<readonly string[]> {
    const names = await this.handles.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
    return names.map((name) => /^Move (.+)\. Arrow/.exec(name)?.[1] ?? '')
  }
}
