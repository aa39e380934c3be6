// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { sendTrialEmail } from './send-trial-email.ts'

const CONFIG = { supabaseUrl: 'https://s.example', supabaseKey: 'key' }
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function answer(response: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve().then(response))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it.each([
  [false, { words: 'link-1' }],
  [true, { words: 'link-1', news: 'news-1' }],
])('sends the address with what it agreed to: notes %s', async (wantsNews, said) => {
  const fetched = answer(() => Response.json({ accepted: true }))
  expect(await sendTrialEmail(CONFIG, { email: 'ana@example.com', wantsNews })).toBe(true)
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('https://s.example/functions/v1/trial-signup-email')
  expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toEqual({
    email: 'ana@example.com',
    ...said,
    page: '/',
    language: 'en',
  })
})

it.each([
  ['a refusal', () => Response.json({ error: { code: 'over_request_rate_limit' } }, { status: 429 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('only logs %s', async (_, response) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer(response)
  expect(await sendTrialEmail(CONFIG, { email: 'ana@example.com', wantsNews: false })).toBe(false)
  expect(logged).toHaveBeenCalledOnce()
})
