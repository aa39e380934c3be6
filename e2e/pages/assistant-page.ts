import { expect, type Locator, type Page } from '@playwright/test'

/** The conversation with the assistant, on its own page. */
export class AssistantPage {
  readonly #page: Page
  readonly field: Locator
  readonly conversation: Locator

  constructor(page: Page) {
    this.#page = page
    this.field = page.getByLabel('Your question')
    this.conversation = page.getByRole('region', { name: 'Conversation' })
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question)
    await this.field.press('Enter')
    await expect(this.field).toHaveValue('')
  }

  /** Waits until the last question is completely answered. */
  async expectAnswered(question: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: question })).toBeVisible()
    await expect(this.#page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden()
    await expect(this.turns.last().getByText(/^Answered/)).toBeVisible()
  }

  get turns(): Locator {
    return this.conversation.getByRole('list').first().locator('> li')
  }

  async choose(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Options for this conversation' }).click()
    await this.#page.getByRole('menuitem', { name }).click()
    await expect(this.#page.getByRole('menu')).toBeHidden()
  }
}
