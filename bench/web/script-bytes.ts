import { gzipSync } from 'node:zlib'

import type { Page, Response } from 'playwright-core'

import { printComparisons } from '../report.ts'
import { DESKTOP, launchBrowser, pause, PHONE } from './browser.ts'
import { listPrecached } from './list-precached.ts'

const KB = 1000
const [BEFORE_KB, AFTER_KB, PRECACHE_KB] = [15, 110, 2500]
/** The app loads by itself some seconds after the page; this measures the cost before any interaction. */
const READING_MS = 2000
const SETTLED_MS = 3000

/** JavaScript of the home page as transferred, before and after the first touch, and the size of the precache. */
export async function benchScriptBytes(url: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    // The worker precaches for later visits; this counts the requests of the page itself.
    const phone = await measureHome(await browser.newPage({ ...PHONE, serviceWorkers: 'block' }), url)
    const desktop = await measureHome(await browser.newPage({ ...DESKTOP, serviceWorkers: 'block' }), url)
    const precached = await measurePrecache(url)
    printComparisons('Bytes, gzip, beside what we promise', [
      line('script on home before the first touch / promised', phone.before, BEFORE_KB),
      line('phone: script that the touch brings / promised', phone.after - phone.before, AFTER_KB),
      line('phone: both together / promised', phone.after, AFTER_KB),
      line('desktop: script that the touch brings / promised', desktop.after - desktop.before, AFTER_KB),
      line('desktop: both together / promised', desktop.after, AFTER_KB),
      line('whole precache / promised', precached, PRECACHE_KB),
    ])
  } finally {
    await browser.close()
  }
}

function line(what: string, bytes: number, promisedKb: number) {
  return { what, ours: bytes / KB, peer: promisedKb, unit: 'KB', goal: { atMost: 1 } } as const
}

async function measureHome(page: Page, url: string): Promise<{ before: number; after: number }> {
  const scripts: Promise<number>[] = []
  const weigh = (answer: Response): void => {
    const isScript = answer.headers()['content-type']?.includes('javascript')
    if (isScript) scripts.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length))
  }
  page.on('response', weigh)
  const sum = async () => (await Promise.all(scripts)).reduce((total, bytes) => total + bytes, 0)
  await page.goto(url, { waitUntil: 'load' })
  await pause(READING_MS)
  const before = await sum()
  await page.mouse.move(100, 100)
  await page.mouse.down()
  await page.mouse.up()
  await pause(SETTLED_MS)
  const title = (await page.locator('html[data-alive] h1').first().textContent()) ?? ''
  // A broken page requests little, and would look light.
  if (title.includes('Unexpected')) throw new Error('home broke')
  // Later requests of the worker are not counted, and its page is about to be closed.
  page.off('response', weigh)
  return { before, after: await sum() }
}

/** Each is measured as the server sends it. */
async function measurePrecache(url: string): Promise<number> {
  const paths = await listPrecached(url)
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const body = Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer())
      return path.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length
    }),
  )
  return sizes.reduce((total, bytes) => total + bytes, 0)
}
