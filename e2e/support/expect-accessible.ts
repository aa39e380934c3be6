import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Runs axe on the page in the light theme, and its contrast rule again in the dark theme, which differs in colours only.
 * Legacy mode avoids a second tab per run; it skips cross-origin frames, and our pages have none. `within` limits the run
 * to one part, such as a dialog.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setTheme(page, 'light')
  const axe = (): AxeBuilder => (within ? new AxeBuilder({ page }).include(within) : new AxeBuilder({ page }))
  await expectNoViolations(axe(), 'light')
  await setTheme(page, 'dark')
  await expectNoViolations(axe().withRules('color-contrast'), 'dark')
}

/** One run in one theme, where another device checks the same page in the other theme. */
export async function expectAccessibleIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setTheme(page, theme)
  await expectNoViolations(new AxeBuilder({ page }), theme)
}

async function expectNoViolations(builder: AxeBuilder, theme: string): Promise<void> {
  const { violations } = await builder
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    theme,
  ).toEqual([])
}

function setTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
}
