import { expect, type Locator, type Page } from '@playwright/test'

import { hydrate } from '../support/hydrate.ts'

export type LateFlight = {
  readonly from: string
  readonly to: string
  readonly hours: string
  readonly minutes?: string
  readonly cause?: string
}

/** /flight-compensation. */
export class DelayClaimPage {
  readonly answer: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.answer = page.getByRole('region', { name: 'Answer' })
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/flight-compensation${search}`)
  }

  async hydrate(): Promise<void> {
    await this.#expandForm()
    await hydrate(this.#page)
    await this.field('From').focus()
  }

  /** On a phone the answer comes first, and this control expands the form. */
  get changeFlight(): Locator {
    return this.#page.getByText('Change the flight', { exact: true })
  }

  async #expandForm(): Promise<void> {
    await this.#page.getByRole('heading', { level: 1 }).waitFor()
    if ((await this.changeFlight.isVisible()) && !(await this.field('From').isVisible()))
      await this.changeFlight.click()
  }

  field(name: 'From' | 'To' | 'hours' | 'minutes'): Locator {
    return this.#page.getByLabel(name, { exact: true }).and(this.#page.locator('input'))
  }

  async fill({ from, to, hours, minutes, cause }: LateFlight): Promise<void> {
    await this.#expandForm()
    await this.field('From').fill(from)
    await this.field('To').fill(to)
    await this.field('hours').fill(hours)
    if (minutes) await this.field('minutes').fill(minutes)
    if (cause) await this.cause.selectOption({ label: cause })
  }

  async submit(): Promise<void> {
    await this.send.click()
  }

  get cause(): Locator {
    return this.#page.getByLabel('What did the airline say?')
  }

  get send(): Locator {
    return this.#page.getByRole('button', { name: 'Work it out' })
  }

  /** A date field has several stops, and browsers differ in their number. */
  async tabTo(wanted: Locator): Promise<void> {
    for (let stops = 0; stops < 8; stops++) {
      await this.#page.keyboard.press('Tab')
      if (await wanted.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('the field cannot be reached by Tab')
  }

  option(name: RegExp): Locator {
    return this.#page.getByRole('option', { name })
  }

  async expectOwed(amount: string): Promise<void> {
    await expect(this.answer.getByRole('heading', { name: 'The airline owes you' })).toBeVisible()
    await expect(this.answer.getByText(amount, { exact: true })).toBeVisible()
  }
}
