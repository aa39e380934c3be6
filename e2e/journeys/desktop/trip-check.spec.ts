import { expect, test } from '@playwright/test'

import { openHydrated } from '../../support/hydrate.ts'

const PLAN = `Rom
Tag 1: Montag, 11. Mai 2027
9:00 Kolosseum
10:30 Vatikanische Museen
15:00 Rückflug`

test('a guest checks a pasted plan, sees its problems, fixes them and checks again', async ({ page }) => {
  await openHydrated(page, '/itinerary/check')
  const plan = page.getByRole('textbox', { name: 'Your plan' })
  const check = page.getByRole('button', { name: 'Check this plan' })
  await check.click()
  await expect(page.getByText('Paste a plan first.')).toBeVisible()
  await expect(plan).toBeFocused()

  await plan.fill('9:00 somewhere nice')
  await check.click()
  await expect(page.getByText('Which city is it?')).toBeVisible()
  await expect(plan).toHaveValue('9:00 somewhere nice')

  await plan.fill(PLAN)
  await check.click()
  const day = page.getByRole('region', { name: /^Day 1/ })
  await expect(day.getByText('11 May 2027 is a Tuesday, not a Monday.')).toBeVisible()
  await expect(day.getByText(/^Too close to departure/)).toBeVisible()
  await expect(day.getByText('Colosseum', { exact: true })).toBeVisible()
  await expect(page.getByText('2 of 2 places found')).toBeVisible()

  await plan.fill(PLAN.replace('Montag', 'Dienstag').replace('15:00', '20:00'))
  await check.click()
  await expect(day.getByText(/not a Monday/)).toHaveCount(0)
  await expect(day.getByText(/^Too close to departure/)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the same form answers and keeps the plan', async ({ page }) => {
    await page.goto('/itinerary/check')
    await page.getByRole('textbox', { name: 'Your plan' }).fill(PLAN)
    await page.getByRole('textbox', { name: 'Passport' }).fill('India')
    // A busy server keeps the text and asks to try again.
    await expect(async () => {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: 'Check this plan' }).click()
      await answered
      await expect(page.getByText('11 May 2027 is a Tuesday, not a Monday.')).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await expect(page.getByText('You need a visa for Italy with this passport.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your plan' })).toHaveValue(PLAN)
    await page.getByRole('textbox', { name: 'Your plan' }).fill('<script>document.title = "x"</script>')
    await page.getByRole('button', { name: 'Check this plan' }).click()
    await expect(page.getByText('We found no days, times or places in this.')).toBeVisible()
  })
})
