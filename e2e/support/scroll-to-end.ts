import type { Page } from '@playwright/test'

/** Scrolls by script: the footer is replaced when it hydrates near the viewport, which would detach a locator's element. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}
