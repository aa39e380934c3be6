import { expect, test } from '@playwright/test'

import { HomePage } from '../../pages/home-page.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { OWN_DEVICE, PHONE_BROWSER } from '../../support/own-device.ts'
import { watchShifts } from '../../support/watch-shifts.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: PHONE_BROWSER }

test.describe('the prompt', () => {
  test.use(OWN_DEVICE)

  test('stands still for somebody who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const home = new HomePage(page)
    await home.open()
    const first = await home.placeholder()
    await home.wake()
    await page.clock.runFor(20_000)
    expect(await home.placeholder()).toBe(first)
  })

  test('carries a question to the assistant, and nothing blank', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await home.wake()
    await expect(home.send).toBeDisabled()
    await home.prompt.fill('   ')
    await expect(home.send).toBeDisabled()
    await home.prompt.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await home.prompt.fill('Where is it warm?')
    await home.prompt.press('Enter')
    // The question begins a conversation, which has an address of its own.
    await expect(page).toHaveURL(/\/assistant\?c=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Where is it warm?' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question reaches the assistant, and a blank one does not', async ({ page }) => {
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

  test('every section is there, and the questions unfold', async ({ page }) => {
    const home = new HomePage(page)
    await page.goto('/')
    for (const name of [
      'Find a bed, or a seat',
      'Here, or there?',
      'How far is it, really?',
      'What travellers write home',
    ])
      await expect(home.section(name)).toBeVisible()
    const question = home.section('Asked before leaving').getByRole('group').nth(1)
    await expect(question.getByText('No. The trial asks')).toBeHidden()
    await question.getByText('Do I need a credit card?').click()
    await expect(question.getByText('No. The trial asks')).toBeVisible()
  })

  test('a flight is searched with the day that was typed, and each day has one field', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Dates/ })).toBeHidden()
    const fly = page.getByRole('group', { name: 'Fly' })
    await expect(fly.getByRole('textbox')).toHaveCount(2)
    await fly.getByLabel('From').fill('Lisbon')
    await fly.getByLabel('To').fill('OSL')
    await fly.getByLabel('Departure').fill('2099-12-01')
    await fly.getByRole('button', { name: 'Find Flights' }).click()
    await expect(page.getByLabel('Departure', { exact: true })).toHaveValue('2099-12-01')
  })

  test('two airports are measured, and several of one name are offered', async ({ page }) => {
    const home = new HomePage(page)
    await page.goto('/')
    const way = home.section('How far is it, really?')
    await way.getByLabel('From airport').fill('Lisbon')
    await way.getByLabel('To airport').fill('London')
    await way.getByRole('button', { name: 'Measure the way' }).click()
    await way.getByRole('link', { name: 'London Heathrow (LHR)' }).click()
    await expect(way.getByText(/^1,56\d km$/)).toBeVisible()
  })
})

test.describe('alive', () => {
  test('nothing moves by itself, from the first paint to the last line', async ({ page }) => {
    const shifts = await watchShifts(page)
    const home = new HomePage(page)
    // The faces come with the first visit; where they are late, words are set anew and may move by a hair.
    await home.open()
    await page.evaluate(() => document.fonts.ready)
    await home.open()
    await home.wake()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 400) {
      await page.evaluate((top) => scrollTo(0, top), y)
      await page.waitForTimeout(80)
    }
    expect(await shifts()).toEqual([])
  })

  test('a section’s script is fetched when it is seen, and not before', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const home = new HomePage(page)
    await home.open()
    await home.wake()
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => url.includes('faq-section'))).toEqual([])
    await home.see('faq')
    expect(fetched.filter((url) => url.includes('faq-section'))).toHaveLength(1)
    await expect(home.section('Asked before leaving').getByRole('group')).toHaveCount(8)
    expect(complaints).toEqual([])
  })

  test('what is typed into a section stays when its script arrives', async ({ page }) => {
    const home = new HomePage(page)
    await page.route(/search-section/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await home.open()
    await home.wake()
    const destination = page.getByRole('combobox', { name: 'Destination' })
    await destination.fill('Chania')
    await home.see('search')
    await expect(destination).toHaveValue('Chania')
    await expect(destination).toBeFocused()
    await expect(page.getByRole('button', { name: 'Search Hotels' })).toBeEnabled()
  })

  test('the sections are there for somebody who comes from another page', async ({ page }) => {
    const home = new HomePage(page)
    await home.open('/terms-and-conditions')
    await home.wake()
    await page.getByRole('link', { name: 'Sojourn, home' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await home.see('faq')
    await expect(home.section('Asked before leaving')).toBeVisible()
  })

  test('the landing searches keep their rules', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await home.wake()
    await home.see('search')
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

  test('two cities are compared, and the pair stands in the address', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await home.wake()
    await home.see('compare')
    const compare = home.section('Here, or there?')
    await compare.getByLabel('Second city').selectOption('cairo')
    await expect(compare.getByRole('heading', { name: 'Cairo, Egypt' })).toBeVisible()
    await expect(page).toHaveURL(/here=lisbon&there=cairo/)
    await expect(compare).toBeInViewport()
  })
})

test.describe('on a desk', () => {
  test('six tools are shown, and eight on an extra-wide screen', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    const tools = home.section('One sheet for each part of the journey').getByRole('link')
    await expect(tools).toHaveCount(6)
    await page.setViewportSize({ width: 1600, height: 900 })
    await expect(tools).toHaveCount(8)
  })

  test('the first button leads a guest to the trial, and somebody signed in to their things', async ({
    page,
    request,
    baseURL,
  }) => {
    const home = new HomePage(page)
    await home.open()
    await expect(page.getByRole('link', { name: 'Start your 7-day free trial' })).toHaveAttribute('href', '/auth')
    const { session } = await newTraveller(request, baseURL)
    await bringSession(page, session)
    await home.open()
    await home.wake()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a guest is offered the trial and the app', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await expect(home.section('7 days of everything, free').getByRole('link')).toHaveAttribute('href', '/auth')
    await expect(home.section('Keep it on your home screen').getByRole('link')).toHaveAttribute('href', '/download')
  })
})
