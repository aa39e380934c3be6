import { type Browser, expect, test } from '@playwright/test'

import { MapPanel } from '../../pages/map-panel.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { IsolatedProduct } from '../../support/isolated-product.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'
import { startTileServer } from '../../support/tile-server.ts'

/** One product and one tile server for all, whose mood the journeys change. */
test.describe.configure({ mode: 'default' })

const UNAVAILABLE = 'Streets are not available right now. Showing the world map.'
/** Outside our eight packs, and within one of them. */
const [HANOI, ANDORRA] = ['/places/vietnam/hanoi', '/places/andorra/andorra-la-vella']
/** Tiles of its centre at zoom 12 to 14, each wholly within the pack. */
const OWN_TILES = ['/v1/12/2065/1512.pbf', '/v1/13/4130/3025.pbf', '/v1/14/8261/6050.pbf']

let tiles: Awaited<ReturnType<typeof startTileServer>>
let product: IsolatedProduct
test.beforeAll(async () => {
  tiles = await startTileServer()
  const none = { OVERPASS_URL: 'off', WIKIDATA_URL: 'off', RATES_URL: 'off' }
  product = await IsolatedProduct.start('real', { ...none, FEEDS: 'on', TILES_URL: tiles.url })
})
test.afterAll(async () => {
  await product?.stop()
  tiles?.close()
})

async function openMap(browser: Browser, path: string) {
  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: returningVisitor(product.origin),
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await openHydrated(page, path)
  const map = new MapPanel(page)
  await map.waitUntilDrawn()
  return { context, page, map, refused }
}

test(
  'streets of a public server are drawn, credited, and asked for as tiles only',
  { tag: '@long' },
  async ({ browser }) => {
    tiles.become('well')
    const { context, map, refused } = await openMap(browser, HANOI)
    await expect(map.caption.getByRole('link', { name: 'OpenFreeMap' })).toBeVisible()
    await expect(map.caption.getByRole('link', { name: '© OpenMapTiles' })).toBeVisible()
    await expect(map.caption.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
    await expect(map.caption.getByRole('status')).toBeEmpty()
    expect(tiles.asked.filter((path) => path === '/planet')).toHaveLength(1)
    expect(tiles.asked.filter((path) => !/^\/(planet|v1\/\d+\/\d+\/\d+\.pbf)$/.test(path))).toEqual([])
    expect(refused).toEqual([])
    await context.close()
  },
)

test('streets of our own packs are never asked of a public server', { tag: '@long' }, async ({ browser }) => {
  tiles.become('well')
  const { context, map } = await openMap(browser, ANDORRA)
  await expect(map.caption).toContainText('Streets as of')
  // Further out the view is larger than the pack, so the rest of it comes from the server.
  const zoomOut = map.panel.getByRole('button', { name: 'Zoom out', exact: true })
  for (let step = 0; step < 3; step += 1) await zoomOut.click()
  await expect.poll(() => tiles.asked.some((path) => path.startsWith('/v1/'))).toBe(true)
  expect(tiles.asked.filter((path) => OWN_TILES.includes(path))).toEqual([])
  await context.close()
})

for (const mood of ['broken', 'silent', 'tiles silent'] as const) {
  test(
    `a server that is ${mood} leaves the world map, and one line about it`,
    { tag: '@long' },
    async ({ browser }) => {
      tiles.become(mood)
      const { context, map } = await openMap(browser, HANOI)
      await expect(map.caption.getByRole('status')).toHaveText(UNAVAILABLE)
      await expect(map.caption.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
      await expect(map.caption.getByRole('link', { name: 'OpenFreeMap' })).toBeHidden()
      await context.close()
    },
  )
}

test('a slow server: the world first, streets when they come', { tag: '@long' }, async ({ browser }) => {
  tiles.become('slow')
  const { context, map } = await openMap(browser, HANOI)
  await expect(map.caption.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
  await expect(map.caption.getByRole('link', { name: 'OpenFreeMap' })).toBeVisible()
  await expect(map.caption).not.toContainText(UNAVAILABLE)
  await context.close()
})

test('streets come back when the device is online again', { tag: '@long' }, async ({ browser }) => {
  tiles.become('broken')
  const { context, page, map } = await openMap(browser, HANOI)
  await expect(map.caption).toContainText(UNAVAILABLE)
  tiles.become('well')
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(map.caption.getByRole('link', { name: 'OpenFreeMap' })).toBeVisible()
  await context.close()
})
