import type { Page } from '@playwright/test'

/** The script waits for a first touch; after this the page answers by itself. */
export async function comeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await comeAlive(page)
}
