import { expect, type Locator, type Page } from '@playwright/test'

import { ToolPage } from './tool-page.ts'

/** /itinerary: the planner and the editor of a trip. */
export class ItineraryPage extends ToolPage {
  readonly #page: Page

  constructor(page: Page) {
    super(page)
    this.#page = page
  }

  async plan(request: string): Promise<void> {
    await this.#page.getByLabel('Where to, when, and what for?').fill(request)
    await this.#page.getByRole('button', { name: 'Plan my trip' }).click()
    await expect(this.day(1)).toBeVisible()
  }

  /** After the first edit the planner no longer replaces the plan with a better one. */
  async rename(title: string): Promise<void> {
    await this.#page.getByLabel('Name of the trip').fill(title)
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
