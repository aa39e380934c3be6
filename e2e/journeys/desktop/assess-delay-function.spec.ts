import { assessDelayContract } from '@app/contracts/assess-delay'
import { expect, test } from '@playwright/test'

import { clientOf } from '../../support/client-of.ts'

test('the assess-delay function gives the same answer as the page', async ({ page }) => {
  const supabase = await clientOf(page)
  const body = {
    flight: { from: 'LIS', to: 'JFK' },
    arrivalDelayMinutes: 210,
    cause: 'technical-fault',
    operatedByEeaCarrier: null,
  }
  const { data, error } = await supabase.functions.invoke(assessDelayContract.name, { body })
  expect(error).toBeNull()
  const { claims } = assessDelayContract.response.parse(data)
  expect(claims[0]?.value).toMatchObject({ kind: 'owed', amount: { minorUnits: 30_000, currency: 'EUR' } })

  await page.goto('/flight-compensation?from=LIS&to=JFK&hours=3&minutes=30&cause=technical-fault')
  await expect(page.getByText('€300', { exact: true })).toBeVisible()
})

test('the source link for facts stated by the traveller leads to an existing page', async ({ page, request }) => {
  const supabase = await clientOf(page)
  const flight = { departsFromEea: true, arrivesInEea: true, distanceKm: 900 }
  const body = { flight, arrivalDelayMinutes: 210, cause: 'technical-fault', operatedByEeaCarrier: null }
  const { data } = await supabase.functions.invoke(assessDelayContract.name, { body })
  const { route } = assessDelayContract.response.parse(data)
  expect((await request.get(route.source.url)).status()).toBe(200)
})
