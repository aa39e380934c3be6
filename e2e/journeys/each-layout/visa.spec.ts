import { expect, test } from '@playwright/test'

test('answers the visa question without a departure date, and asks for the date in view', async ({ page }) => {
  await page.goto('/documents?passport=PT&destination=JP&arrive=2027-01-10')
  await expect(page.getByText('Up to 90 days without a visa').first()).toBeVisible()
  const leave = page.getByLabel('You leave on')
  await expect(leave).toBeVisible()
  await expect(leave).toHaveAttribute('aria-invalid', 'true')
})
