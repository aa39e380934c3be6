import { expect, type Page } from '@playwright/test'

/** /email-verify, which every link in a mail opens. */
export class MailLinkPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async expectHeading(name: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { name })).toBeVisible()
  }

  async expectProblem(problem: string): Promise<void> {
    await expect(this.#page.getByRole('alert')).toHaveText(problem)
  }

  /** Confirms a link that this browser did not request, or that belongs to another account. */
  async continue(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continue', exact: true }).click()
  }

  /** As if this browser had requested the mail whose link has `request=` with this id. */
  async expectLinkHere(id: string): Promise<void> {
    await this.#page.addInitScript(
      (own) => localStorage.setItem('links-awaited', JSON.stringify([['', Date.now(), own, 'other']])),
      id,
    )
  }

  async choosePassword(password: string, repeated = password): Promise<void> {
    await this.#page.getByLabel('New password', { exact: true }).fill(password)
    await this.#page.getByLabel('Repeat the new password').fill(repeated)
    await this.#page.getByRole('button', { name: 'Save the password' }).click()
  }

  async requestNewLink(email: string): Promise<void> {
    await this.#page.getByLabel('Email').fill(email)
    await this.#page.getByRole('button', { name: 'Send a new email' }).click()
    await expect(this.#page.getByText('a new email is on its way')).toBeVisible()
  }

  /** Replaces the server's answer to the verification request. */
  async mockVerification(status: number, body: object): Promise<void> {
    await this.#page.route('**/auth/v1/verify', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json: body }) : route.continue(),
    )
  }
}
