import { expect, type Page } from '@playwright/test'

/** What every public page shares: it is read first, and comes alive at a touch. */
export class PublicPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** As somebody who has been here before and has answered every notice. */
  async open(path: string): Promise<void> {
    await this.page.addInitScript(() => {
      localStorage.setItem('hasSeenSplash', 'true')
      localStorage.setItem('lastActivity', String(Date.now()))
      localStorage.setItem('cookie-consent', 'declined')
      localStorage.setItem('pwa-install-permanent-dismiss', 'true')
      localStorage.setItem('email-popup', JSON.stringify({ dismissed: true, permanentlyDismissed: true }))
    })
    await this.page.goto(path)
  }

  async comeAlive(): Promise<void> {
    await this.page.keyboard.press('Shift')
    await this.page.locator('html[data-alive]').waitFor({ state: 'attached' })
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
}
