import { expect, test } from '@playwright/test'

import { comeAlive } from '../../support/come-alive.ts'

test('the canonical address keeps only what makes another page', async ({ page, baseURL }) => {
  await page.goto('/flight-compensation?from=LIS&utm_source=mail&lang=en')
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/flight-compensation?lang=en`,
  )
})

test('an address that does not exist says so, to people and to machines', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Off the chart' })).toBeVisible()
})

test('an injected script is refused by the page’s policy', async ({ page }) => {
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

test('a page elsewhere that opens one of ours keeps no hold on it', async ({ page, baseURL }) => {
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

test('every document has the same policy for openers', async ({ page, request }) => {
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

test('the styles that come with a page are all it needs', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  const looks = () =>
    page.locator('body *').evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize, display, borderTopWidth } = getComputedStyle(element)
        return [element.tagName, x, y, width, height, color, backgroundColor, fontSize, display, borderTopWidth].join()
      }),
    )
  for (const path of ['/', '/pricing', '/flights', '/help-center', '/places']) {
    await page.goto(path)
    // Parts that are laid out late would move the others meanwhile, and so would the faces that only they ask for.
    await page.evaluate(() => {
      document.documentElement.dataset['laid'] = ''
      document.body.getBoundingClientRect()
      return document.fonts.ready
    })
    const before = await looks()
    await page.locator('link[rel=stylesheet][media=print]').evaluate((link: HTMLLinkElement) => {
      link.media = 'all'
      return link.sheet || new Promise((done) => link.addEventListener('load', done))
    })
    await page.evaluate(() => document.querySelectorAll('body > style').forEach((piece) => piece.remove()))
    expect(await looks()).toEqual(before.filter((look) => !look.startsWith('STYLE')))
  }
})

const OTHER = 'http://other.test/'

test('a page of others that opens ours learns nothing from it', async ({ context, page, baseURL }) => {
  await context.route(`${OTHER}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Other' }))
  await page.goto(OTHER)
  for (const path of ['/', '/pricing', '/assistant', '/dashboard', '/offline-maps']) {
    const opened = context.waitForEvent('page')
    await page.evaluate((url) => Object.assign(window, { held: window.open(url) }), baseURL + path)
    const ours = await opened
    await comeAlive(ours)
    // The one thing that tells two of our pages apart from outside is how many frames are in them.
    expect(await page.evaluate('held.length'), path).toBe(0)
    await expect(page.evaluate('held.document.title')).rejects.toThrow('SecurityError')
    await ours.close()
  }
})

test('a page of others cannot show ours as a part of itself', async ({ context, page, baseURL }) => {
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

test('every tool is complete before any script', async ({ request }) => {
  for (const [path, title] of Object.entries(TITLES)) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html, path).toContain(`<title>${title} · Sojourn</title>`)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(html, path).not.toMatch(/ style="/)
  }
})
