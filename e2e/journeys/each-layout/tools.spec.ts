import { expect, test } from '@playwright/test'

import { ToolPage } from '../../pages/tool-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'

const PAGES = {
  '/assistant': ['AI assistant', 'Ask as you would ask a friend'],
  '/itinerary': ['Smart itinerary', 'Your trip, day by day'],
  '/flights': ['Flight search', 'Where to, and when?'],
  '/accommodation-search': ['Hotel search', 'Where will you sleep?'],
  '/risk-radar': ['Risk radar', 'Read a warning like a pilot'],
  '/gemini-travel-intel': ['Travel intelligence', 'What is it like there, then?'],
  '/gemini-safety': ['Safety check', 'In an emergency'],
  '/budget': ['Budget optimizer', 'What will it cost?'],
  '/documents': ['Visa Checker', 'Will they let you in?'],
  '/translate': ['Quick translate', 'Say it, or show it'],
  '/offline-maps': ['Offline maps', 'Ready for no signal?'],
  '/currency-converter': ['Currency converter', 'What is that in my money?'],
  '/car-rental': ['Car rental', 'A car for how long?'],
  '/dashboard': ['My Dashboard', 'Saved on this device'],
  '/profile': ['Profile Settings', 'Profile settings'],
  '/notifications': ['Notifications', 'Notifications'],
  '/settings': ['Settings', 'Settings'],
} as const

for (const [path, [title, heading]] of Object.entries(PAGES))
  test(`${path} is complete before any script, wakes quietly, and axe finds nothing`, async ({ page, request }) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html).toContain(`<title>${title} · Sojourn</title>`)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/ style="/)

    const tool = new ToolPage(page)
    await tool.beSettled()
    await tool.open(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await tool.expectQuiet()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a flight is checked, measured and handed over', async ({ page }) => {
    await page.goto('/flights')
    await page.getByRole('button', { name: 'Find Flights' }).click()
    await expect(page.getByText('Origin airport is required').first()).toBeVisible()
    await page.getByLabel('From', { exact: true }).fill('LIS')
    await page.getByLabel('To', { exact: true }).fill('New York')
    await page.getByLabel('Departure', { exact: true }).fill('2099-12-01')
    await page.getByRole('button', { name: 'Find Flights' }).click()
    await page.getByRole('link', { name: /JFK/ }).click()
    await expect(page.getByRole('heading', { name: /^Lisbon – / })).toBeVisible()
    const href = await page.getByRole('link', { name: 'See flights and prices' }).getAttribute('href')
    expect(href).toContain(
      'https://www.expedia.com/Flights-Search?leg1=from%3ALIS%2Cto%3AJFK%2Cdeparture%3A12%2F1%2F2099',
    )
  })

  test('passport and currency are worked out', async ({ page }) => {
    await page.goto('/documents?expires=2099-04-20&arrive=2099-01-10&leave=2099-01-20')
    await expect(page.getByText('Has to last until 20 Apr 2099')).toBeVisible()
    await expect(page.getByText('Would have to last until 20 Jul 2099')).toBeVisible()
    await page.goto('/currency-converter?from=EUR&to=JPY&rate=171.35&amount=19.90')
    await expect(page.getByText('JP¥3,410')).toBeVisible()
  })
})

test.describe('alive', () => {
  test.beforeEach(async ({ page }) => new ToolPage(page).beSettled())

  test('the assistant answers by law, and keeps the conversation', async ({ page }) => {
    const tool = new ToolPage(page)
    await tool.open('/assistant')
    const ask = page.getByRole('searchbox').or(page.getByLabel('Your question'))
    await ask.fill('My flight from LIS to JFK was 4 hours late, technical fault')
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByText('€600')).toBeVisible()
    await ask.fill('Do I need a visa for Japan?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByRole('link', { name: 'Open Visa Checker' })).toBeVisible()
    await tool.open('/assistant')
    await expect(page.getByRole('heading', { level: 2, name: /LIS to JFK/ })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the conversation' }).click()
    await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible()
    await tool.expectQuiet()
  })

  test('a stay carries over from the home page and goes on to the booking site', async ({ page, context }) => {
    await context.route('https://www.expedia.com/**', (route) => route.fulfill({ body: 'the booking site' }))
    await new ToolPage(page).open(
      '/accommodation-search?destination=Lisbon&checkin=2099-12-01&checkout=2099-12-04&guests=3',
    )
    await expect(page.getByText('3 nights')).toBeVisible()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'See rooms and prices' }).click()
    const url = new URL((await opened).url())
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      destination: 'Lisbon',
      startDate: '2099-12-01',
      endDate: '2099-12-04',
      adults: '3',
      rooms: '1',
      sort: 'RECOMMENDED',
    })
  })

  test('the notebook and the budget are still there after a reload', async ({ page }) => {
    const tool = new ToolPage(page)
    await tool.open('/itinerary')
    await page.getByLabel('Trip', { exact: true }).fill('South')
    await page.getByLabel('Stop 1 of day 1', { exact: true }).fill('Castle')
    await page.getByRole('button', { name: 'Add a stop' }).click()
    await page.getByLabel('Stop 2 of day 1', { exact: true }).fill('Tram')
    await page.getByRole('button', { name: 'Move up: Tram' }).click()
    await page.reload()
    await tool.comeAlive()
    await expect(page.getByLabel('Stop 1 of day 1', { exact: true })).toHaveValue('Tram')

    await tool.open('/budget')
    await page.getByLabel('Food and drink').fill('35')
    await expect(page.getByText('€490').first()).toBeVisible()
    await tool.open('/dashboard')
    await expect(page.getByRole('link', { name: 'Itinerary Open' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Trip budget Open' })).toBeVisible()
  })

  test('a name changed without a connection is written once when it is back', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await bringSession(page, session)
    const tool = new ToolPage(page)
    await tool.open('/profile')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const name = page.getByLabel('Full name')
    await expect(name).toBeEnabled()
    const written: string[] = []
    context.on('requestfinished', (asked) => {
      if (asked.method() === 'PATCH') written.push(asked.postData() ?? '')
    })
    await context.setOffline(true)
    await name.fill('Ana of Porto')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText("Action saved for when you're back online", { exact: true })).toBeVisible()
    await expect(page.getByText(/^Kept on this device/)).toBeVisible()
    await page.reload()
    await tool.comeAlive()
    await expect(name).toHaveValue('Ana of Porto')
    await context.setOffline(false)
    await expect(page.getByText('Offline data synced successfully', { exact: true })).toBeVisible()
    expect(written).toEqual([JSON.stringify({ full_name: 'Ana of Porto' })])
    const { data } = await supabase.from('profiles').select('full_name').eq('id', session.user.id).single()
    expect(data?.full_name).toBe('Ana of Porto')
  })

  test('the password is changed, and other devices are signed out', async ({ page, request, baseURL }) => {
    const { email, session, supabase } = await newTraveller(request, baseURL)
    await bringSession(page, session)
    await new ToolPage(page).open('/profile')
    await page.getByLabel('New password').fill('short')
    await page.getByLabel('Confirm password').fill('other')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('New password').fill('Tagus-River-2099!')
    await page.getByLabel('Confirm password').fill('Tagus-River-2099!')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed. Other devices are signed out.', { exact: true })).toBeVisible()
    const { error } = await supabase.auth.signInWithPassword({ email, password: 'Tagus-River-2099!' })
    expect(error).toBeNull()
  })
})
