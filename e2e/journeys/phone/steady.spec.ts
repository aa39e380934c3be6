import { expect, test } from '@playwright/test'

import { FIRST_VISIT } from '../../support/settled-at.ts'
import { watchShifts } from '../../support/watch-shifts.ts'

/** A phone shows a page that does not fit smaller, with all its bars, and large again when it fits. */
test('no page is wider than the phone while its parts are laid out', async ({ page }) => {
  await page.addInitScript(() => {
    const widths = new Set<number>()
    Object.assign(window, { widths })
    const look = (): void => {
      widths.add(innerWidth)
      requestAnimationFrame(look)
    }
    addEventListener('DOMContentLoaded', look)
  })
  for (const path of ['/', '/pricing', '/help-center', '/flight-compensation']) {
    await page.goto(path)
    await page.locator('html[data-laid]').waitFor({ state: 'attached' })
    const seen = await page.evaluate(() => [...(window as unknown as { widths: Set<number> }).widths])
    expect(seen, path).toEqual([page.viewportSize()?.width])
  }
})

test('nothing moves while the parts are laid out', async ({ page }) => {
  // What comes in the first half second after an emulated phone has taken its size is told too.
  const shifts = await watchShifts(page)
  for (const path of ['/', '/about', '/auth', '/nowhere']) {
    await page.goto(path)
    await page.locator('html[data-laid]').waitFor({ state: 'attached' })
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
    test(`nothing moves while ${path} and its opening screen come`, async ({ page }) => {
      const shifts = await watchShifts(page)
      await page.goto(path)
      await page.locator('[data-part=chart] svg').first().waitFor()
      await page.locator('html[data-laid]').waitFor({ state: 'attached' })
      expect(await shifts()).toEqual([])
    })
})
