import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const PAGES = {
  home: '/',
  'empty claim': '/flight-compensation',
  'claim with an amount': '/flight-compensation?from=LIS&to=JFK&hours=4&cause=technical-fault',
  'claim with a question': '/flight-compensation?from=JFK&to=LIS&hours=4',
  'claim with mistakes': '/flight-compensation?from=London&to=Atlantis&hours=x',
  'broken verification link': '/email-verify',
  'not found': '/nowhere',
}

for (const [name, path] of Object.entries(PAGES))
  test(`axe finds nothing on ${name}, by day and by night`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        colorScheme,
      ).toEqual([])
    }
  })
