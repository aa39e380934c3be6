import { expect, test } from '@playwright/test'

import { PublicPage } from '../../pages/public-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'

const FOR_AXE = [
  '/help-center',
  '/help-center?search=refnud',
  '/help-center/daily-limits',
  '/pricing',
  '/claim-discount/x',
  '/blog',
  '/blog/money-abroad-without-the-small-losses',
  '/writers',
  '/writers/the-chart-room',
  '/about',
  '/support-center',
  '/chat-with-us?ask=refund',
  '/download',
  '/instagram',
  '/pwabuilder',
]

for (const path of FOR_AXE)
  test(`axe finds nothing on ${path}, by day and by night, and nothing complains`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    const open = new PublicPage(page)
    await open.open(path)
    await open.comeAlive()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
