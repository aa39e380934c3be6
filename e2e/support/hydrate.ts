import type { Page } from '@playwright/test'

/** Pages hydrate on the first user intent; a key press that types nothing is enough. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/** Clicks as well, because the browser does not count a modifier key as a user gesture. */
export async function openAndClick(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.getByRole('heading', { level: 1 }).click()
}
