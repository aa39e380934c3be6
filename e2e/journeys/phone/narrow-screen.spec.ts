import { test } from '@playwright/test'

import { PageChecker } from '../../pages/page-checker.ts'

/** The narrowest phone in use, and the width of a desktop window at 400 % zoom. */
test.use({ viewport: { width: 320, height: 568 } })

const SAMPLE = ['/', '/flights', '/currency-converter']
const ALL = ['/', '/flights', '/budget', '/settings', '/chat-with-us', '/currency-converter', '/places']

for (const [title, paths, details] of [
  ['nothing is clipped on the narrowest phone', SAMPLE, {}],
  ['nothing is clipped on the narrowest phone: all pages with many fields', ALL, { tag: '@long' }],
] as const)
  test(title, details, async ({ browser }) => {
    const checker = await PageChecker.create(browser)
    for (const path of paths) {
      await checker.open(path)
      await checker.expectFits()
    }
    await checker.close()
  })
