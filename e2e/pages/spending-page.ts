import { expect, type Page } from '@playwright/test'

import { hydrate } from '../support/hydrate.ts'

type Expense = { readonly amount: string; readonly title: string; readonly currency?: string; readonly payer?: string }

/** A day of this journey, counted from today, in the browser's own time. */
export function dayFromNow(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export class SpendingPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<void> {
    await this.#page.goto('/budget/spending')
    await hydrate(this.#page)
  }

  /** Four days around today, with Ben. */
  async startTrip(title: string, meals: string): Promise<void> {
    const page = this.#page
    await page.getByLabel('Where to, or what for').fill(title)
    await page.getByLabel('First day').fill(dayFromNow(-1))
    await page.getByLabel('Last day').fill(dayFromNow(2))
    await page.getByLabel('Food and drink').fill(meals)
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByLabel('Name 2').fill('Ben')
    await page.getByRole('button', { name: 'Save the trip' }).click()
    await expect(page.getByRole('heading', { name: 'Add an expense' })).toBeVisible()
  }

  async add({ amount, title, currency, payer }: Expense): Promise<void> {
    const form = this.#page.getByRole('region', { name: 'Add an expense' })
    await form.getByLabel('Amount', { exact: true }).fill(amount)
    if (currency) {
      await form.getByLabel('Currency').selectOption(currency)
      await expect(form.getByLabel(`EUR for 1 ${currency}`)).not.toHaveValue('')
    }
    await form.getByLabel('What for').fill(title)
    if (payer) await form.getByLabel('Paid by').selectOption({ label: payer })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(this.entry(title)).toBeVisible()
  }

  entry(title: string) {
    return this.#page.getByRole('region', { name: 'Expenses' }).getByRole('listitem').filter({ hasText: title })
  }

  /** The figure that the page is opened for. */
  async expectLeftToday(amount: string): Promise<void> {
    await expect(this.#page.getByText('Left today').locator('..')).toContainText(amount)
  }

  async expectPayment(line: string): Promise<void> {
    const settle = this.#page.getByRole('region', { name: 'Settle up' })
    await expect(settle.getByRole('listitem').filter({ hasText: line })).toBeVisible()
  }
}
