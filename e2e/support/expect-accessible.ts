import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Axe over the page as it stands. A theme changes nothing but colours, so at night only these are looked at. Legacy
 * mode spares a second tab for every look; it leaves out frames of other sites, and we have none. `within` a dialog spares
 * the page behind it.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setTheme(page, 'light')
  const look = (): AxeBuilder => (within ? new AxeBuilder({ page }).include(within) : new AxeBuilder({ page }))
  await expectNothingFound(look(), 'light')
  await setTheme(page, 'dark')
  await expectNothingFound(look().withRules('color-contrast'), 'dark')
}

/** One look: enough where the same page is looked at on another device in the other light. */
export async function expectAccessibleIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setTheme(page, theme)
  await expectNothingFound(new AxeBuilder({ page }), theme)
}

async function expectNothingFound(builder: AxeBuilder, theme: string): Promise<void> {
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
