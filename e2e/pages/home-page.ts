import { expect, type Locator, type Page } from '@playwright/test'

import { hydrate } from '../support/hydrate.ts'

/** The home page, without overlays. */
export class HomePage {
  readonly prompt: Locator
  readonly send: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.prompt = page.getByRole('textbox', { name: 'Ask the travel assistant' })
    this.send = page.getByRole('button', { name: 'Send' })
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path)
  }

  async hydrate(): Promise<void> {
    await hydrate(this.page)
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  deferredSection(name: string): Locator {
    return this.page.locator(`[data-section="${name}"]`)
  }

  /** Waits until React has hydrated the section. */
  async scrollToSection(name: string): Promise<void> {
    await this.deferredSection(name).evaluate((box) => box.scrollIntoView())
    await expect
      .poll(() =>
        this.deferredSection(name).evaluate((box) =>
          Object.keys(box.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')),
        ),
      )
      .toBe(true)
  }

  placeholder(): Promise<string | null> {
    return this.prompt.getAttribute('placeholder')
  }
}
