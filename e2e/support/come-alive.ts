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

/** For what counts only once somebody means it: a bare key is no touch to the browser. */
export async function openAndTouch(page: Page, path: string): Promise<void> {
  await openAlive(page, path)
  await page.getByRole('heading', { level: 1 }).click()
}
