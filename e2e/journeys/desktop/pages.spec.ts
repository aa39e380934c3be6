import { expect, test } from '@playwright/test'

import { PublicPage } from '../../pages/public-page.ts'

const UNINDEXED = ['/support-center', '/chat-with-us', '/claim-discount/some-token']

test('every URL of the sitemap is a complete page with a unique title', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(addresses.length).toBeGreaterThan(70)
  const titles = new Map<string, string>()
  for (const path of addresses) {
    const answer = await request.get(path)
    const html = await answer.text()
    expect(answer.status(), path).toBe(200)
    expect(html.match(/<title[^>]*>[^<]{8,}<\/title>/g), path).toHaveLength(1)
    expect(html.match(/<meta name="description" content="[^"]{40,}"/g), path).toHaveLength(1)
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
    expect(html, path).toContain('property="og:image"')
    expect(html, path).not.toContain('content="noindex"')
    const [title = ''] = /<title[^>]*>[^<]+/.exec(html) ?? []
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined()
    titles.set(title, path)
  }
})

test('support, chat and discount pages are marked noindex', async ({ request }) => {
  for (const path of UNINDEXED) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
    expect(html, path).not.toContain('rel="canonical"')
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the help centre finds an article despite a typo', async ({ page }) => {
    await page.goto('/help-center')
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('verifcation mail')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { name: 'Answers for “verifcation mail”' })).toBeVisible()
    await page.getByRole('link', { name: 'The verification email does not arrive' }).click()
    await expect(page).toHaveURL(/\/help-center\/verification-mail-missing$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The verification email does not arrive')
  })

  test('a search without results says what to do next', async ({ page }) => {
    await page.goto('/help-center?search=xqzzt')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Talk to a person' }).first()).toHaveAttribute(
      'href',
      '/chat-with-us?person=1',
    )
  })

  test('the blog can be filtered by links and by a form', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Money' }).click()
    await expect(page).toHaveURL(/\?category=money$/)
    await expect(page.getByRole('status').first()).toHaveText('One article')
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill('uffizi')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(page.getByRole('status').first()).toHaveText('12 articles')
    await page.getByRole('link', { name: 'Older articles' }).click()
    await expect(page).toHaveURL(/\/blog\?page=2$/)
    await expect(page.getByRole('link', { name: 'Two clocks: time zones and jet lag' })).toBeVisible()
  })

  test('the yearly link shows yearly prices', async ({ page }) => {
    await page.goto('/pricing')
    const globetrotter = page.getByRole('region', { name: 'Globetrotter' })
    await expect(globetrotter).toContainText('US$9.99')
    await page.getByRole('link', { name: 'Yearly' }).click()
    await expect(globetrotter).toContainText('US$99.90')
    await expect(page.getByRole('region', { name: 'Lifetime' })).toContainText('US$299')
  })

  test('the chat answers a submitted question', async ({ page }) => {
    await page.goto('/chat-with-us')
    await page.getByRole('textbox', { name: 'Your question' }).fill('how do I get a refund')
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByRole('heading', { name: 'Get my money back' })).toBeVisible()
  })
})

test('the help centre searches while typing, and Back restores the search', async ({ page }) => {
  const help = new PublicPage(page)
  await help.open('/help-center')
  await help.hydrate()
  const field = page.getByRole('searchbox', { name: 'Search the answers' })
  await field.pressSequentially('iphon')
  await expect(page.getByRole('link', { name: 'Install on an iPhone or iPad' })).toBeVisible()
  await expect(page).toHaveURL(/\?search=iphon$/)
  await expect(field).toBeFocused()
  await page.getByRole('link', { name: 'Install on an iPhone or iPad' }).click()
  await help.expectHeading('Install on an iPhone or iPad')
  await page.goBack()
  await expect(field).toHaveValue('iphon')
})

test('the canonical URL of a filtered list keeps its filters and drops tracking parameters', async ({
  page,
  baseURL,
}) => {
  await page.goto('/blog?category=money&search=card&utm_source=post&sort=oldest')
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/blog?sort=oldest&search=card&category=money`,
  )
  await page.goto('/pricing-new?billing=yearly&utm_campaign=x')
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/pricing`)
})

test('an article names its author and sources', async ({ page }) => {
  const post = new PublicPage(page)
  await post.open('/blog/how-to-read-a-visa-table')
  await post.expectHeading('How to read a visa table')
  const article = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(article.map((json) => (JSON.parse(json) as { '@type': string })['@type'])).toContain('BlogPosting')
  await expect(page.getByRole('link', { name: /^Schengen Borders Code/ })).toHaveAttribute('href', /eur-lex/)
  await page.getByRole('link', { name: 'Mara Lindqvist' }).click()
  await expect(page.getByText('This is a sample profile, not a person.')).toBeVisible()
})

test('the support page shows the server status and an editable message', async ({ page }) => {
  const support = new PublicPage(page)
  await support.open('/support-center?message=It+broke')
  await support.hydrate()
  await expect(page.getByRole('status').filter({ hasText: 'Server' })).toContainText(
    /Server.*answers.*Database.*answers/,
  )
  await expect(page.getByLabel('About your device')).toHaveValue(/Mozilla/)
  await page.getByLabel('About your device').fill('')
  await page.getByLabel('What is it about?').selectOption('My data: see, take or delete it')
  const link = page.getByRole('link', { name: 'Open the mail' })
  await expect(link).toHaveAttribute('href', /subject=Sojourn%3A%20My%20data.*&body=It%20broke$/)
})

test('inside a social app the page explains how to open a browser', async ({ browser, baseURL }) => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Instagram 400.0'
  const context = await browser.newContext({ userAgent, ...(baseURL && { baseURL }) })
  const social = new PublicPage(await context.newPage())
  await social.open('/download')
  await expect(social.page.getByRole('heading', { name: 'Inside a social app' })).toBeVisible()
  await social.page.getByRole('link', { name: 'Show me how' }).click()
  await expect(social.page.getByText('You are inside Instagram now.')).toBeVisible()
  await context.close()
})
