import { test } from '@playwright/test'

import { PUBLIC_PAGES } from '../../pages/public-pages.ts'
import { Reader } from '../../pages/reader.ts'

for (const [group, pages] of Object.entries(PUBLIC_PAGES))
  test.describe(group, () => {
    test.describe.configure({ mode: 'default' })
    let reader: Reader
    test.beforeAll(async ({ browser }) => {
      reader = await Reader.begin(browser)
    })
    test.afterAll(() => reader.end())

    for (const [path, heading] of Object.entries(pages) as [string, string | RegExp][])
      test(`${path} wakes quietly, fits, and axe finds nothing`, async () => {
        await reader.open(path)
        await reader.expectSound(heading)
      })
  })
