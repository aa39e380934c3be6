import { expect, type Locator, type Page } from '@playwright/test'

import { hydrate, openHydrated } from '../support/hydrate.ts'

/** /auth and /admin-login, and the session state that every page shows. */
export class AuthPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(path = '/auth'): Promise<void> {
    await openHydrated(this.#page, path)
  }

  async signIn(email: string, password: string): Promise<void> {
    // Before hydration, Enter would submit the form natively.
    await hydrate(this.#page)
    await this.field('Email').fill(email)
    await this.field('Password').fill(password)
    await this.field('Password').press('Enter')
  }

  async signUp({ name, email, password }: { name: string; email: string; password: string }): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Sign Up' }).click()
    await this.field('Full name (optional)').fill(name)
    await this.field('Email').fill(email)
    await this.field('Password').fill(password)
    await this.field('Confirm password').fill(password)
    await this.#page.getByRole('button', { name: 'Start my free trial' }).click()
  }

  /** Sign-in and sign-up forms are both in the page, one of them hidden. */
  field(name: string): Locator {
    return this.#page.getByLabel(name, { exact: true }).and(this.#page.locator('input:visible'))
  }

  async expectRefused(message: string): Promise<void> {
    await expect(this.#page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.#page.locator('html[data-session]')).toBeAttached()
  }

  async expectSignedOut(): Promise<void> {
    await expect(this.#page.locator('html[data-session]')).not.toBeAttached()
  }

  async signOut(): Promise<void> {
    await hydrate(this.#page)
    // The name becomes "Account, 1 unread" with an unread notification.
    await this.#page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click()
    await this.#page.getByRole('menuitem', { name: 'Sign Out' }).click()
  }
}
