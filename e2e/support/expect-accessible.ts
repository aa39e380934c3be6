import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Axe over the page as it stands. A theme changes nothing but colours, so at night only these are looked at. Legacy
 * mode spares a second tab for every look; it leaves out frames of other sites, and we have none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setTheme(page, 'light')
  await expectNothingFound(new AxeBuilder({ page }), 'light')
  await setTheme(page, 'dark')
  await expectNothingFound(new AxeBuilder({ page }).withRules('color-contrast'), 'dark')
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
