import type { Page } from '@playwright/test'

/** The footer comes alive when it is near, in place of the server's drawing: a locator that holds on to that would fail. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}
