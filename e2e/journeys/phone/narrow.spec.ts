import { test } from '@playwright/test'

import { Reader } from '../../pages/reader.ts'

/** The narrowest phone in use, and a desk at four times its size. */
test.use({ viewport: { width: 320, height: 568 } })

test('nothing is cut off on the narrowest phone', async ({ browser }) => {
  const reader = await Reader.begin(browser)
  for (const path of ['/', '/flights', '/budget', '/settings', '/chat-with-us', '/currency-converter', '/places']) {
    await reader.open(path)
    await reader.expectFits()
  }
  await reader.end()
})
