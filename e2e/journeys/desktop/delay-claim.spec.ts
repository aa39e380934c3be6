import { expect, test } from '@playwright/test'

import { DelayClaimPage } from '../../pages/delay-claim-page.ts'
import { HomePage } from '../../pages/home-page.ts'
import { openHydrated } from '../../support/hydrate.ts'

test('asks only for the facts that decide, and one tap answers each', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await claim.open()
  await claim.hydrate()
  await claim.fill({ from: 'JFK', to: 'LIS', hours: '3', minutes: '30' })
  await claim.submit()
  await expect(claim.answer.getByRole('heading', { name: 'Who flew the aircraft?' })).toBeVisible()
  await claim.answer.getByRole('link', { name: /^An airline of the EU/ }).click()
  await expect(claim.answer.getByRole('heading', { name: 'What caused the delay?' })).toBeVisible()
  await claim.answer.getByRole('link', { name: 'The aircraft came late' }).click()
  await claim.expectOwed('€300')
})

test('an answer has its own URL, and errors name the wrong field', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await claim.open('?from=CDG&to=ATH&hours=3&cause=weather')
  await expect(claim.answer.getByRole('heading', { name: 'This cause excuses the airline' })).toBeVisible()
  await claim.hydrate()
  await claim.fill({ from: 'London', to: 'Atlantis', hours: 'x' })
  await claim.submit()
  await expect(page.locator('#to-error').getByText('We do not know an airport by that name.')).toBeVisible()
  await expect(page.locator('#delay-error').getByText('Enter the delay in whole hours')).toBeVisible()
  await expect(claim.field('To')).toHaveAttribute('aria-invalid', 'true')
  await expect(claim.answer.getByRole('heading')).toHaveText('3 things to fix before we can answer')
  await expect(claim.field('From')).toBeFocused()
  await expect(claim.field('From')).toBeInViewport()
  await page.getByRole('link', { name: /London Heathrow/ }).click()
  await expect(claim.field('From')).toHaveValue('London Heathrow (LHR)')
})

test('loads the airport data when a field is focused, and then answers offline', async ({ page, context }) => {
  const claim = new DelayClaimPage(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(airports|coastline)-/.test(request.url())) fetched.push(request.url())
  })
  await openHydrated(page, '/flight-compensation')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  const facts = ['airports', 'coastline'].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-`)))
  await claim.field('From').focus()
  for (const response of await Promise.all(facts)) await response.finished()
  await context.setOffline(true)
  await claim.field('From').pressSequentially('zuri')
  await expect(claim.option(/ZRH/)).toBeVisible()
  await claim.fill({ from: 'ZRH', to: 'KEF', hours: '3', cause: 'Crew missing or out of hours' })
  await claim.submit()
  await claim.expectOwed('€400')
})

test('answers about one flight do not carry over to the next', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await claim.open('?from=JFK&to=CDG&hours=5&cause=technical-fault')
  await claim.hydrate()
  await claim.answer.getByRole('link', { name: /^An airline from elsewhere/ }).click()
  await expect(claim.answer.getByRole('heading', { name: 'What it has cost you, up to' })).toBeVisible()
  await expect(claim.answer.getByText('An airline from elsewhere')).toBeVisible()
  await claim.fill({ from: 'BKK', to: 'FRA', hours: '5', minutes: '20' })
  await claim.submit()
  await expect(claim.answer.getByRole('heading', { name: 'Who flew the aircraft?' })).toBeVisible()
  await page.goBack()
  await expect(claim.field('minutes')).toHaveValue('')
})

test('a tool that was opened once opens again offline from the home page', async ({ page, context }) => {
  const claim = new DelayClaimPage(page)
  const facts = ['airports', 'coastline'].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-`)))
  await claim.open()
  // Before hydration the server would answer, and the data would not be loaded here.
  await claim.hydrate()
  await claim.fill({ from: 'Wien', to: 'Oporto', hours: '3' })
  await claim.submit()
  for (const response of await Promise.all(facts)) await response.finished()
  await page.getByRole('link', { name: 'Sojourn, home' }).first().click()
  await new HomePage(page).scrollToSection('features')
  await context.setOffline(true)
  await page
    .getByRole('link', { name: /^Flight compensation/ })
    .first()
    .click()
  await claim.fill({ from: 'Wien', to: 'Oporto', hours: '3', cause: 'A technical fault' })
  await claim.submit()
  await claim.expectOwed('€400')
})

test.describe('without a service worker', () => {
  test('a page that cannot be loaded says so, and loads when the connection returns', async ({ page, context }) => {
    await page.route('**/assets/flight-compensation-*.js', (route) => route.abort('internetdisconnected'))
    await openHydrated(page, '/')
    await new HomePage(page).scrollToSection('features')
    await context.setOffline(true)
    await page
      .getByRole('link', { name: /^Flight compensation/ })
      .first()
      .click()
    // Neither the page nor the detailed error screen is loaded yet.
    const errorScreen = page.getByRole('heading', { name: 'Unexpected Application Error!' })
    await expect(errorScreen).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(errorScreen).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'What does the airline owe you?' })).toBeVisible()
  })
})

test('the claim form can be completed by keyboard alone', async ({ page }) => {
  const claim = new DelayClaimPage(page)
  await claim.open()
  await claim.hydrate()
  await page.keyboard.type('oslo')
  // A slow machine may still show the list for the first letters, in which OSL is further down.
  await expect(page.getByRole('option').first()).toHaveText(/OSL/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(claim.field('From')).toHaveValue(/\(OSL\)$/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('ATH')
  await expect(claim.option(/ATH/)).toBeVisible()
  await page.keyboard.press('Escape')
  await claim.tabTo(claim.field('hours'))
  await page.keyboard.type('5')
  await claim.tabTo(claim.cause)
  await page.keyboard.type('A tech')
  await claim.tabTo(claim.send)
  await page.keyboard.press('Enter')
  await claim.expectOwed('€400')
})
