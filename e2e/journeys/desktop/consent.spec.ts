import { expect, type Page, test } from '@playwright/test'

import { Overlays } from '../../pages/overlays.ts'
import { FIRST_VISIT } from '../../support/returning-visitor.ts'

test.use({ storageState: FIRST_VISIT })

/** Stored without consent because the page needs it. */
const ESSENTIAL = new Set([
  'hasSeenSplash',
  'lastActivity',
  'pwa-first-visit',
  'theme',
  'email-popup',
  // The backend address, for the offline app shell.
  'page-config',
  'test-flags-set',
])
const WITH_ANALYTICS = ['page-start-time', 'pwa-dismissal-analytics']

type Watched = Window & { readonly fingerprintReads: string[] }

/** Records every read of an API that can fingerprint a device. */
async function watchFingerprinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reads: string[] = []
    Object.assign(window, { fingerprintReads: reads })
    const watch = (owner: object | undefined, name: string): void => {
      const known = owner && Object.getOwnPropertyDescriptor(owner, name)
      if (!owner || !known) return
      const record = (): number => reads.push(`${owner.constructor.name}.${name}`)
      const value: unknown = known.value
      if (typeof value === 'function')
        Object.defineProperty(owner, name, {
          ...known,
          value(this: unknown, ...args: unknown[]): unknown {
            record()
            return Reflect.apply(value, this, args)
          },
        })
      else
        Object.defineProperty(owner, name, {
          ...known,
          get(this: unknown) {
            record()
            return known.get && Reflect.apply(known.get, this, [])
          },
        })
    }
    for (const name of ['toDataURL', 'toBlob', 'getContext']) watch(HTMLCanvasElement.prototype, name)
    for (const name of ['getImageData', 'measureText']) watch(CanvasRenderingContext2D.prototype, name)
    for (const name of ['getParameter', 'getExtension']) watch(WebGLRenderingContext.prototype, name)
    for (const name of ['plugins', 'mimeTypes', 'hardwareConcurrency', 'deviceMemory', 'getBattery', 'sendBeacon'])
      watch(Navigator.prototype, name)
    for (const name of ['createOscillator', 'createAnalyser']) watch(BaseAudioContext.prototype, name)
    for (const name of ['colorDepth', 'pixelDepth', 'availWidth', 'availHeight']) watch(Screen.prototype, name)
    watch(MediaDevices?.prototype, 'enumerateDevices')
    watch(Document.prototype, 'cookie')
  })
}

const keysOf = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

test('stores, reads and requests nothing optional before consent, and deletes it on withdrawal', async ({
  page,
  baseURL,
}) => {
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
  await overlays.runClock(2000)
  await overlays.hydrate()
  await overlays.runClock(60_000)
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => (window as unknown as Watched).fingerprintReads)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect((await keysOf(page)).filter((key) => !ESSENTIAL.has(key))).toEqual([])

  // Proves that the recorder works.
  await page.evaluate(() => document.createElement('canvas').toDataURL())
  expect(await page.evaluate(() => (window as unknown as Watched).fingerprintReads)).not.toEqual([])

  await overlays.expectOnly(overlays.cookies)
  // The cookie notice is not printed.
  await page.emulateMedia({ media: 'print' })
  await expect(overlays.cookies).toBeHidden()
  await page.emulateMedia({ media: null })
  const accept = overlays.cookies.getByRole('button', { name: 'Accept All' })
  const decline = overlays.cookies.getByRole('button', { name: 'Decline All' })
  // Retried, because the notice slides in.
  await expect(async () => {
    const [yes, no] = [await accept.boundingBox(), await decline.boundingBox()]
    expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y])
  }).toPass()
  expect(await accept.getAttribute('class')).toBe(await decline.getAttribute('class'))

  await accept.click()
  await overlays.runClock(300)
  await overlays.expectOnly(overlays.install)
  await overlays.install.getByRole('button', { name: 'Not Now' }).click()
  await expect.poll(() => keysOf(page)).toContain('pwa-dismissal-analytics')
  await page.reload()
  await expect.poll(() => keysOf(page)).toEqual(expect.arrayContaining(WITH_ANALYTICS))

  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await overlays.runClock(1000)
  await overlays.expectOnly(overlays.cookies)
  await decline.click()
  await overlays.expectOnly(null)
  const kept = await keysOf(page)
  expect(kept.filter((key) => WITH_ANALYTICS.includes(key))).toEqual([])
  expect(kept).toContain('hasSeenSplash')
})
