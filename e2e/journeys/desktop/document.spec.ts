import { expect, test } from '@playwright/test'

import { hydrate } from '../../support/hydrate.ts'

test('the canonical URL keeps only parameters that change the page', async ({ page, baseURL }) => {
  await page.goto('/flight-compensation?from=LIS&utm_source=mail&lang=en')
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/flight-compensation?lang=en`,
  )
})

test('an unknown URL answers 404 with a page that says so', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('the content security policy blocks an injected script', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    return 'injected' in window
  })
  expect(ran).toBe(false)
})

test('a page of another site that opens ours keeps no reference to it', async ({ page, baseURL }) => {
  const ours = '/flight-compensation'
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<button>Open</button>' }),
  )
  await page.goto('https://elsewhere.example/')
  await page.evaluate((address) => {
    document.querySelector('button')?.addEventListener('click', () => Object.assign(window, { opened: open(address) }))
  }, `${baseURL}${ours}`)
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Open' }).click()])
  await expect(opened).toHaveURL(ours)
  expect(await opened.evaluate(() => window.opener === null)).toBe(true)
  await expect.poll(() => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true)
})

test('every document has the same Cross-Origin-Opener-Policy', async ({ page, request }) => {
  for (const path of [
    '/',
    '/shell',
    '/auth',
    '/no/such/page',
    '/email-verify',
    '/dev/mailbox',
    '/sandbox/checkout/none',
  ]) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.headers()['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
  }
  expect((await page.goto('/help'))?.url()).toContain('/help-center')
})

const OTHER = 'http://other.test/'

test('a page of another site that opens ours cannot read anything from it', async ({ context, page, baseURL }) => {
  await context.route(`${OTHER}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Other' }))
  await page.goto(OTHER)
  for (const path of ['/', '/pricing', '/assistant', '/dashboard', '/offline-maps']) {
    const opened = context.waitForEvent('page')
    await page.evaluate((url) => Object.assign(window, { held: window.open(url) }), baseURL + path)
    const ours = await opened
    await hydrate(ours)
    // The number of frames is the only thing that another origin could read.
    expect(await page.evaluate('held.length'), path).toBe(0)
    await expect(page.evaluate('held.document.title')).rejects.toThrow('SecurityError')
    await ours.close()
  }
})

test('a page of another site cannot embed ours in a frame', async ({ context, page, baseURL }) => {
  const body = `<iframe src="${baseURL}/pricing"></iframe>`
  await context.route(`${OTHER}**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(OTHER)
  await expect.poll(() => page.frames().map((frame) => frame.url())).toEqual([OTHER, 'chrome-error://chromewebdata/'])
})

const TITLES = {
  '/assistant': 'AI assistant',
  '/itinerary': 'Smart itinerary',
  '/flights': 'Flight search',
  '/accommodation-search': 'Hotel search',
  '/risk-radar': 'Risk radar',
  '/gemini-travel-intel': 'Travel intelligence',
  '/gemini-safety': 'Safety check',
  '/budget': 'Budget optimizer',
  '/documents': 'Visa Checker',
  '/translate': 'Quick translate',
  '/offline-maps': 'Offline maps',
  '/currency-converter': 'Currency converter',
  '/car-rental': 'Car rental',
  '/dashboard': 'My Dashboard',
  '/profile': 'Profile Settings',
  '/notifications': 'Notifications',
  '/settings': 'Settings',
} as const

test('the server sends every tool page with title, description and one heading', async ({ request }) => {
  for (const [path, title] of Object.entries(TITLES)) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html, path).toContain(`<title>${title} · Sojourn</title>`)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(html, path).not.toMatch(/ style="/)
  }
})
