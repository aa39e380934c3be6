import { expect, type Locator, type Page } from '@playwright/test'

import { comeAlive } from '../support/come-alive.ts'

/** The page everybody meets first, with nothing lying over it. */
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

  /** Any sign of intent wakes the page. */
  async wake(): Promise<void> {
    await comeAlive(this.page)
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  part(name: string): Locator {
    return this.page.locator(`[data-later="${name}"]`)
  }

  /** A section is alive when React has taken its place over from the server's HTML. */
  async see(name: string): Promise<void> {
    await this.part(name).evaluate((box) => box.scrollIntoView())
    await expect
      .poll(() =>
        this.part(name).evaluate((box) =>
          Object.keys(box.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')),
        ),
      )
      .toBe(true)
  }

  placeholder(): Promise<string | null> {
    return this.prompt.getAttribute('placeholder')
  }
}
