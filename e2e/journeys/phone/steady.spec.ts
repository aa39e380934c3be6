import { expect, test } from '@playwright/test'

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
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    // What comes in the first half second after an emulated phone has taken its size is told too, but not counted.
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        moved.push(...sources.map(({ node }) => node?.nodeName ?? ''))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/about', '/auth', '/nowhere']) {
    await page.goto(path)
    await page.locator('html[data-laid]').waitFor({ state: 'attached' })
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible()
    const moved = await page.evaluate(() => (window as unknown as { moved: readonly string[] }).moved)
    expect(moved, path).not.toContain('FOOTER')
  }
})
