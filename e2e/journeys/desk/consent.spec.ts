import { expect, type Page, test } from '@playwright/test'

import { Overlays } from '../../pages/overlays.ts'
import { FIRST_VISIT } from '../../support/settled-at.ts'

test.use({ storageState: FIRST_VISIT })

/** Kept without asking, because the page does not work as promised without it. Everything else needs consent. */
const ESSENTIAL = new Set([
  'hasSeenSplash',
  'lastActivity',
  'pwa-first-visit',
  'theme',
  'email-popup',
  // Where the backend is, for the shell that opens without a connection.
  'page-config',
  'test-flags-set',
])
const WITH_ANALYTICS = ['page-start-time', 'pwa-dismissal-analytics']

type Watched = Window & { readonly fingerprintReads: string[] }

/** Puts a bell on everything that tells one device from another. */
async function watchFingerprinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reads: string[] = []
    Object.assign(window, { fingerprintReads: reads })
    const ring = (owner: object | undefined, name: string): void => {
      const known = owner && Object.getOwnPropertyDescriptor(owner, name)
      if (!owner || !known) return
      const note = (): number => reads.push(`${owner.constructor.name}.${name}`)
      const value: unknown = known.value
      if (typeof value === 'function')
        Object.defineProperty(owner, name, {
          ...known,
          value(this: unknown, ...args: unknown[]): unknown {
            note()
            return Reflect.apply(value, this, args)
          },
        })
      else
        Object.defineProperty(owner, name, {
          ...known,
          get(this: unknown) {
            note()
            return known.get && Reflect.apply(known.get, this, [])
          },
        })
    }
    for (const name of ['toDataURL', 'toBlob', 'getContext']) ring(HTMLCanvasElement.prototype, name)
    for (const name of ['getImageData', 'measureText']) ring(CanvasRenderingContext2D.prototype, name)
    for (const name of ['getParameter', 'getExtension']) ring(WebGLRenderingContext.prototype, name)
    for (const name of ['plugins', 'mimeTypes', 'hardwareConcurrency', 'deviceMemory', 'getBattery', 'sendBeacon'])
      ring(Navigator.prototype, name)
    for (const name of ['createOscillator', 'createAnalyser']) ring(BaseAudioContext.prototype, name)
    for (const name of ['colorDepth', 'pixelDepth', 'availWidth', 'availHeight']) ring(Screen.prototype, name)
    ring(MediaDevices?.prototype, 'enumerateDevices')
    ring(Document.prototype, 'cookie')
  })
}

const keysOf = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

test('before consent nothing optional is kept, read or asked for; withdrawal deletes', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(request.url())
  })
  await watchFingerprinting(page)
  const overlays = new Overlays(page)
  await overlays.visit('/flight-compensation')
  await overlays.expectOnly(overlays.splash)
  await page.getByRole('button', { name: 'Skip' }).click()
  await overlays.pass(2000)
  await overlays.wake()
  await overlays.pass(60_000)
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => (window as unknown as Watched).fingerprintReads)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect((await keysOf(page)).filter((key) => !ESSENTIAL.has(key))).toEqual([])

  // The bell itself rings: a check that cannot fail proves nothing.
  await page.evaluate(() => document.createElement('canvas').toDataURL())
  expect(await page.evaluate(() => (window as unknown as Watched).fingerprintReads)).not.toEqual([])

  await overlays.expectOnly(overlays.cookies)
  // Whoever prints a plan before answering has the plan on paper, and no question over it.
  await page.emulateMedia({ media: 'print' })
  await expect(overlays.cookies).toBeHidden()
  await page.emulateMedia({ media: null })
  const accept = overlays.cookies.getByRole('button', { name: 'Accept All' })
  const decline = overlays.cookies.getByRole('button', { name: 'Decline All' })
  // Looked at one after the other, they stand side by side once the slip has slid in.
  await expect(async () => {
    const [yes, no] = [await accept.boundingBox(), await decline.boundingBox()]
    expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y])
  }).toPass()
  expect(await accept.getAttribute('class')).toBe(await decline.getAttribute('class'))

  await accept.click()
  await overlays.pass(300)
  await overlays.expectOnly(overlays.install)
  await overlays.install.getByRole('button', { name: 'Not Now' }).click()
  await expect.poll(() => keysOf(page)).toContain('pwa-dismissal-analytics')
  await page.reload()
  await expect.poll(() => keysOf(page)).toEqual(expect.arrayContaining(WITH_ANALYTICS))

  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await overlays.pass(1000)
  await overlays.expectOnly(overlays.cookies)
  await decline.click()
  await overlays.expectOnly(null)
  const kept = await keysOf(page)
  expect(kept.filter((key) => WITH_ANALYTICS.includes(key))).toEqual([])
  expect(kept).toContain('hasSeenSplash')
})
