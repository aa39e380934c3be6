import { expect, test } from '@playwright/test'

import { HomePage } from '../../pages/home-page.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordLayoutShifts } from '../../support/record-layout-shifts.ts'
import { UNIQUE_DEVICE, PHONE_BROWSER } from '../../support/unique-device.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: PHONE_BROWSER }

test.describe('the prompt', () => {
  test.use(UNIQUE_DEVICE)

  test('does not animate when reduced motion is requested', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const home = new HomePage(page)
    await home.open()
    const first = await home.placeholder()
    await home.hydrate()
    await page.clock.runFor(20_000)
    expect(await home.placeholder()).toBe(first)
  })

  test('sends a question to the assistant, and ignores a blank one', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await home.hydrate()
    await expect(home.send).toBeDisabled()
    await home.prompt.fill('   ')
    await expect(home.send).toBeDisabled()
    await home.prompt.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await home.prompt.fill('Where is it warm?')
    await home.prompt.press('Enter')
    // The question starts a conversation, which has its own URL.
    await expect(page).toHaveURL(/\/assistant\?c=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Where is it warm?' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the prompt form sends a question to the assistant, and ignores a blank one', async ({ page }) => {
    const home = new HomePage(page)
    await page.goto('/')
    await home.prompt.fill('   ')
    await home.send.click()
    await expect(page).toHaveURL(/\/$/)
    await home.prompt.fill('Tap water in Oslo')
    await home.send.click()
    await expect(page).toHaveURL(/\/assistant\?q=Tap\+water\+in\+Oslo$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tap water in Oslo' })).toBeVisible()
  })

  test('every section is shown, and the questions expand', async ({ page }) => {
    const home = new HomePage(page)
    await page.goto('/')
    for (const name of ['Find a hotel or a flight', 'Compare two cities', 'How far is it?', 'What travellers say'])
      await expect(home.section(name)).toBeVisible()
    const question = home.section('Frequently asked questions').getByRole('group').nth(1)
    await expect(question.getByText('No. The trial asks')).toBeHidden()
    await question.getByText('Do I need a credit card?').click()
    await expect(question.getByText('No. The trial asks')).toBeVisible()
  })

  test('the flight search keeps the typed date, and each date has one field', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Dates/ })).toBeHidden()
    const fly = page.getByRole('group', { name: 'Flight' })
    await expect(fly.getByRole('textbox')).toHaveCount(2)
    await fly.getByLabel('From').fill('Lisbon')
    await fly.getByLabel('To').fill('OSL')
    await fly.getByLabel('Departure').fill('2099-12-01')
    await fly.getByRole('button', { name: 'Find Flights' }).click()
    await expect(page.getByLabel('Departure', { exact: true })).toHaveValue('2099-12-01')
  })

  test('measures the distance between two airports, and offers a choice for an ambiguous name', async ({ page }) => {
    const home = new HomePage(page)
    await page.goto('/')
    const distance = home.section('How far is it?')
    await distance.getByLabel('From airport').fill('Lisbon')
    await distance.getByLabel('To airport').fill('London')
    await distance.getByRole('button', { name: 'Calculate distance' }).click()
    await distance.getByRole('link', { name: 'London Heathrow (LHR)' }).click()
    await expect(distance.getByText(/^1,56\d km$/)).toBeVisible()
  })
})

test.describe('the hydrated page', () => {
  test('has no layout shift from the first paint to the end of the page', async ({ page }) => {
    const shifts = await recordLayoutShifts(page)
    const home = new HomePage(page)
    // The first visit loads the fonts; a font that loads late may shift text slightly.
    await home.open()
    await page.evaluate(() => document.fonts.ready)
    await home.open()
    await home.hydrate()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 400) {
      await page.evaluate((top) => scrollTo(0, top), y)
      await page.waitForTimeout(80)
    }
    expect(await shifts()).toEqual([])
  })

  test('hydrates every section without a console error', async ({ page }) => {
    const consoleErrors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text())
    })
    const home = new HomePage(page)
    await home.open()
    await home.hydrate()
    await home.scrollToSection('faq')
    await expect(home.section('Frequently asked questions').getByRole('group')).toHaveCount(8)
    expect(consoleErrors).toEqual([])
  })

  test('keeps text typed into a section before its script has loaded', async ({ page }) => {
    const home = new HomePage(page)
    await page.route(/search-section/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await home.open()
    await home.hydrate()
    const destination = page.getByRole('combobox', { name: 'Destination' })
    await destination.fill('Chania')
    await home.scrollToSection('search')
    await expect(destination).toHaveValue('Chania')
    await expect(destination).toBeFocused()
    await expect(page.getByRole('button', { name: 'Search Hotels' })).toBeEnabled()
  })

  test('shows its sections after navigation from another page', async ({ page }) => {
    const home = new HomePage(page)
    await home.open('/terms-and-conditions')
    await home.hydrate()
    await page.getByRole('link', { name: 'Sojourn, home' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await home.scrollToSection('faq')
    await expect(home.section('Frequently asked questions')).toBeVisible()
  })

  test('validates the hotel and flight searches', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await home.hydrate()
    await home.scrollToSection('search')
    const [hotels, flights] = [
      page.getByRole('button', { name: 'Search Hotels' }),
      page.getByRole('button', { name: 'Find Flights' }),
    ]
    await expect(hotels).toBeDisabled()
    await expect(flights).toBeDisabled()
    await expect(page.getByLabel('Guests').getByRole('option')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8'])
    await page.getByLabel('From', { exact: true }).fill('Lisbon')
    await page.getByLabel('To', { exact: true }).fill('Oslo')
    await page.getByLabel('Departure').fill('2020-01-01')
    await flights.click()
    await expect(page.getByRole('alert')).toHaveText('Departure date cannot be in the past')
    await page.getByLabel('Departure').fill('2999-05-02')
    await page.getByLabel('Return').fill('2999-05-01')
    await flights.click()
    await expect(page.getByRole('alert')).toHaveText('Return date must be after departure date')
    await expect(page.getByLabel('Return')).toHaveAttribute('min', '2999-05-02')
    await page.getByLabel('Return').fill('2999-05-03')
    await page.getByLabel('Passengers').selectOption('8')
    await flights.click()
    await expect(page).toHaveURL(
      /\/flights\?from=Lisbon&to=Oslo&depart=2999-05-02&return=2999-05-03&passengers=8&class=economy$/,
    )
    await expect(page.getByLabel('Adults')).toHaveValue('8')
  })

  test('compares two cities and puts the pair into the URL', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await home.hydrate()
    await home.scrollToSection('compare')
    const compare = home.section('Compare two cities')
    await compare.getByLabel('Second city').selectOption('cairo')
    await expect(compare.getByRole('heading', { name: 'Cairo, Egypt' })).toBeVisible()
    await expect(page).toHaveURL(/here=lisbon&there=cairo/)
    await expect(compare).toBeInViewport()
  })
})

test.describe('on desktop', () => {
  test('shows six tools, and eight on an extra-wide screen', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    const tools = home.section('A tool for each part of your trip').getByRole('link')
    await expect(tools).toHaveCount(6)
    await page.setViewportSize({ width: 1600, height: 900 })
    await expect(tools).toHaveCount(8)
  })

  test('the first button leads a guest to the trial and a traveller to the dashboard', async ({
    page,
    request,
    baseURL,
  }) => {
    const home = new HomePage(page)
    await home.open()
    await expect(page.getByRole('link', { name: 'Start your 7-day free trial' })).toHaveAttribute(
      'href',
      '/auth?tab=sign-up',
    )
    const { session } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    await home.open()
    await home.hydrate()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('offers a guest the trial and the app', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await expect(home.section('7 days of everything, free').getByRole('link')).toHaveAttribute(
      'href',
      '/auth?tab=sign-up',
    )
    await expect(home.section('Keep it on your home screen').getByRole('link')).toHaveAttribute('href', '/download')
  })
})
