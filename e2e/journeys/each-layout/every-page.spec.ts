import { test } from '@playwright/test'

import { PageChecker } from '../../pages/page-checker.ts'
import { longUnlessTypical, PUBLIC_PAGES } from '../../pages/public-pages.ts'

for (const [group, pages] of Object.entries(PUBLIC_PAGES))
  test.describe(group, () => {
    test.describe.configure({ mode: 'default' })
    let checker: PageChecker
    test.beforeAll(async ({ browser }) => {
      checker = await PageChecker.create(browser)
    })
    test.afterAll(() => checker.close())

    for (const [path, heading] of Object.entries(pages) as [string, string | RegExp][])
      test(`${path} hydrates without console errors, fits, and passes axe`, longUnlessTypical(path), async () => {
        await checker.open(path)
        await checker.expectValid(heading)
      })
  })
