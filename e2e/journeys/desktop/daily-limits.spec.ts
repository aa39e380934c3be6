import { expect, test } from '@playwright/test'

import { ToolPage } from '../../pages/tool-page.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { IsolatedProduct } from '../../support/isolated-product.ts'
import { createSupabaseClient } from '../../support/new-traveller.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

const DAY_MS = 86_400_000
const HALF_HOUR_MS = 1_800_000
const STAY = 'destination=Lisbon%2C+Portugal&checkin=2099-12-01&checkout=2099-12-04&adults=2'

test.use(UNIQUE_DEVICE)

let product: IsolatedProduct
test.beforeAll(async () => {
  product = await IsolatedProduct.start('controlled')
})
test.afterAll(() => product?.stop())

test(
  'the daily limit resets at midnight UTC, also on a page that stayed open',
  { tag: '@long' },
  async ({ browser, userAgent }) => {
    const midnight = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS
    const baseURL = product.origin
    const options = { baseURL, storageState: returningVisitor(baseURL), locale: 'en-GB', timezoneId: 'Asia/Kathmandu' }
    const context = await browser.newContext({ ...options, ...(userAgent === undefined ? {} : { userAgent }) })
    const supabase = await createSupabaseClient(context.request, baseURL)
    await product.setTime(supabase, midnight - HALF_HOUR_MS)
    const page = await context.newPage()
    await page.clock.install({ time: midnight - HALF_HOUR_MS })
    const tool = new ToolPage(page)

    await context.route('https://www.expedia.com/**', (route) => route.fulfill({ body: 'The booking site' }))
    const handOver = async (rooms: number) => {
      await openHydrated(page, `/hand-off/hotel?${STAY}&rooms=${rooms}`)
      await page.getByRole('button', { name: /^See rooms at expedia\.com/ }).click()
    }
    await handOver(1)
    await expect(page.getByText(/^Search 1 of 25 today/)).toBeVisible()
    const device = await page.evaluate(() => localStorage.getItem('device-fingerprint'))
    const search = async (name: string) => {
      const data = { kind: 'hotel', search: name, device }
      return (await context.request.post('/functions/v1/record-search', { data })).status()
    }
    for (let used = 1; used < 25; used += 1) expect(await search(`s${used}`)).toBe(200)

    await openHydrated(page, `/hand-off/hotel?${STAY}&rooms=2`)
    await expect(page.getByText('Daily limit reached')).toBeVisible()
    // Midnight UTC in Nepal.
    await expect(page.getByText(/The next ones are yours from \w+day,? 05:45/)).toBeVisible()
    await tool.open('/flights')
    const notice = page.getByRole('status', { name: 'Your plan today' })
    await expect(notice).toContainText('Daily limit reached')

    await product.setTime(supabase, midnight - 1)
    expect(await search('the last moment')).toBe(429)
    await product.setTime(supabase, midnight)
    await page.clock.fastForward(HALF_HOUR_MS + 5000)
    await expect(notice).toHaveCount(0)
    await handOver(2)
    await expect(page.getByText(/^Search 1 of 25 today/)).toBeVisible()
    await context.close()
  },
)
