import { expect, test } from '@playwright/test'

test('a visa is answered while a date is missing, and the date is asked for where one sees it', async ({ page }) => {
  await page.goto('/documents?passport=PT&destination=JP&arrive=2027-01-10')
  await expect(page.getByText('Up to 90 days without a visa').first()).toBeVisible()
  const leave = page.getByLabel('You leave on')
  await expect(leave).toBeVisible()
  await expect(leave).toHaveAttribute('aria-invalid', 'true')
})
