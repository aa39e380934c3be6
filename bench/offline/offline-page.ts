import { startProduct, withDataDir } from '../product.ts'
import { median, printComparisons } from '../report.ts'
import { launchBrowser, PHONE } from '../web/browser.ts'

const PORT = 4932
const RUNS = 3
const PROMISED_MS = 3000

/** From the address to a drawn map without a network, after the world was downloaded. */
export async function benchOfflinePage(): Promise<void> {
  await withDataDir(async (folder) => {
    const product = await startProduct(PORT, folder)
    const browser = await launchBrowser()
    try {
      const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })
      await context.addInitScript(() => {
        localStorage.setItem('hasSeenSplash', 'true')
        localStorage.setItem('lastActivity', String(Date.now()))
      })
      const page = await context.newPage()
      const url = `${product.url}/offline-maps`
      await page.goto(url)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.getByRole('button', { name: 'Download: World' }).click()
      await page.getByText('On this device, works without a signal').waitFor()
      await page.reload()
      await page.waitForTimeout(5000)
      await context.setOffline(true)
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const startedAt = performance.now()
        await page.goto(url)
        await page.mouse.move(50, 50)
        await page.keyboard.press('Tab')
        await page.locator('figure[data-map=ready]').waitFor()
        times.push(performance.now() - startedAt)
      }
      printComparisons('Offline maps without a network, on a phone', [
        {
          what: 'address to drawn map / promised',
          ours: median(times),
          peer: PROMISED_MS,
          unit: 'ms',
          goal: { atMost: 1 },
        },
      ])
    } finally {
      await browser.close()
      await product.stop()
    }
  })
}
