import { expect, test } from '@playwright/test'

import { recordLayoutShifts } from '../../support/record-layout-shifts.ts'
import { FIRST_VISIT } from '../../support/returning-visitor.ts'

/** A phone zooms out of a page that overflows, and in again when it fits. */
test('no page is wider than the phone while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const widths = new Set<number>()
    Object.assign(window, { widths })
    const recordWidth = (): void => {
      widths.add(innerWidth)
      requestAnimationFrame(recordWidth)
    }
    addEventListener('DOMContentLoaded', recordWidth)
  })
  for (const path of ['/', '/pricing', '/help-center', '/flight-compensation']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => [...(window as unknown as { widths: Set<number> }).widths])
    expect(seen, path).toEqual([page.viewportSize()?.width])
  }
})

test('the footer does not shift while a page loads', async ({ page }) => {
  // Includes shifts in the first half second after the phone's viewport is set.
  const shifts = await recordLayoutShifts(page)
  for (const path of ['/', '/about', '/auth', '/nowhere']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible()
    const moved = (await shifts()).flatMap(({ of }) => of)
    expect(
      moved.filter((node) => node.startsWith('FOOTER')),
      path,
    ).toEqual([])
  }
})

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT })

  for (const path of ['/', '/pricing', '/help-center', '/flight-compensation'])
    test(`${path} and its splash load without layout shift`, path === '/' ? {} : { tag: '@long' }, async ({ page }) => {
      const shifts = await recordLayoutShifts(page)
      await page.goto(path)
      await page.locator('[data-part=chart] svg').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await shifts()).toEqual([])
    })
})
