import { expect, test } from '@playwright/test'

import { DelayClaimPage } from '../../pages/delay-claim-page.ts'

const LISBON_TO_NEW_YORK = { from: 'LIS', to: 'JFK', hours: '4', cause: 'A technical fault' }

test('finds an airport by its city and answers what the airline owes', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await claim.open()
  await claim.hydrate()
  await claim.field('From').pressSequentially('lisb')
  await claim.option(/Lisbon/).click()
  await expect(claim.field('From')).toHaveValue('Lisbon Humberto Delgado (LIS)')
  await claim.fill({ ...LISBON_TO_NEW_YORK, from: await claim.field('From').inputValue() })
  await claim.submit()

  await claim.expectOwed('€600')
  await expect(claim.answer).toContainText('Article 7(1)')
  await expect(claim.answer).toContainText('CJEU C-402/07 Sturgeon')
  await expect(claim.answer).toContainText('5,404 km')
  await expect(claim.answer.getByRole('link', { name: 'OurAirports' })).toBeVisible()
  await expect(claim.answer).toContainText('as of 15 May 2026')
  await expect(claim.answer).toBeInViewport()
})

test('a shared link shows the answer first, and the flight can be changed', async ({ page, isMobile }) => {
  const claim = new DelayClaimPage(page)
  await claim.open('?from=LIS&to=JFK&hours=4&cause=technical-fault')
  await expect(claim.answer.getByText('€600', { exact: true })).toBeInViewport()
  await expect(claim.changeFlight).toBeVisible({ visible: isMobile })
  await expect(claim.field('From')).toBeVisible({ visible: !isMobile })
  await claim.hydrate()
  await claim.fill({ from: 'LIS', to: 'Porto', hours: '4', cause: 'A technical fault' })
  await claim.submit()
  await claim.expectOwed('€250')
  await expect(claim.answer.getByText('€250', { exact: true })).toBeInViewport()
})
