import { expect, test } from '@playwright/test'

import { Shell } from '../../pages/shell.ts'

const MOVED = {
  '/help': '/help-center',
  '/support': '/support-center',
  '/chat': '/chat-with-us',
  '/terms': '/terms-and-conditions',
  '/privacy': '/privacy-policy',
  '/cookies': '/cookies-policy',
  '/accommodation': '/accommodation-search',
  '/currency': '/currency-converter',
}

test('a moved page redirects with its query', async ({ request }) => {
  for (const [from, to] of Object.entries(MOVED)) {
    const answer = await request.get(`${from}?utm_source=mail&topic=a%26b`, { maxRedirects: 0 })
    expect(answer.headers()['location'], from).toBe(`${to}?utm_source=mail&topic=a%26b`)
  }
})

test('a moved page keeps its hash', async ({ page, baseURL }) => {
  await page.goto('/help?topic=1#part')
  expect(page.url()).toBe(`${baseURL}/help-center?topic=1#part`)
})

test('client-side navigation to a moved page replaces the history entry', async ({ page, baseURL }) => {
  const shell = new Shell(page)
  await shell.open('/cookies-policy')
  for (const [from, to] of Object.entries(MOVED)) {
    if (to === '/cookies-policy') continue
    await shell.navigate(`${from}?topic=1#part`)
    await expect(page).toHaveURL(`${baseURL}${to}?topic=1#part`)
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/cookies-policy`)
  }
})

const STAFF = {
  '/support-admin': 'chat',
  '/support-dashboard': 'chat',
  '/trial-email-dashboard': 'trial-emails',
}

test('old staff pages redirect to their dashboard tabs', async ({ request }) => {
  for (const [from, tab] of Object.entries(STAFF)) {
    const answer = await request.get(`${from}?from=mail`, { maxRedirects: 0 })
    const target = `/dashboard-admin?tab=${tab}&from=mail`
    expect([answer.status(), answer.headers()['location']], from).toEqual([302, target])
  }
})

const ASKED_FOR = [
  ['/pricing?plan=pro#faq', '/pricing?plan=pro#faq'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['@evil.example', '/'],
  ['/%2Fevil.example', '/'],
  ['/%0d%0aset-cookie:a=b', '/'],
  ['/x/..//evil.example', '/'],
] as const

test('/redirect leads only to pages of this site', async ({ request }) => {
  for (const [value, path] of ASKED_FOR)
    for (const parameter of ['url', 'to']) {
      const answer = await request.get('/redirect', { params: { [parameter]: value }, maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']], `${parameter}=${value}`).toEqual([302, path])
    }
})
