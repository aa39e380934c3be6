import type { Site } from '@app/contracts/page-rendering'
import type { Hono } from 'hono'

import type { BlogSite } from '../blog/blog-site.ts'
import type { Settings } from '../config/settings.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { PageSource } from './page-source.ts'
import {
  appleAppSites,
  type AppSettings,
  assetLinks,
  feedXml,
  PLACE_SITEMAP,
  robotsTxt,
  sitemapXml,
} from './site-files.ts'

/** What phones read to open our links in the native app; without an app there is nothing to read. */
function addAppFiles(app: Hono<AppEnv>, settings: AppSettings, cacheControl: string): void {
  const files = [
    ['/.well-known/assetlinks.json', assetLinks(settings)],
    ['/.well-known/apple-app-site-association', appleAppSites(settings)],
  ] as const
  for (const [path, content] of files)
    app.get(path, (c) => (content ? c.json(content, 200, { 'cache-control': cacheControl }) : c.notFound()))
}

/** The standard addresses of search engines and feed readers. */
export function addSiteFiles(
  app: Hono<AppEnv>,
  settings: AppSettings & Pick<Settings, 'publicUrl'>,
  source: Pick<PageSource, 'site'>,
  cacheControl: string,
  blogSite?: BlogSite,
): void {
  const origin = settings.publicUrl
  addAppFiles(app, settings, cacheControl)
  const xml = { 'content-type': 'application/xml', 'cache-control': cacheControl }
  const describe = async (): Promise<Site> => {
    const [site, articles] = await Promise.all([source.site(), blogSite?.pages() ?? []])
    return { ...site, pages: [...site.pages, ...articles] }
  }
  app.get('/robots.txt', (c) => c.text(robotsTxt(origin), 200, { 'cache-control': cacheControl }))
  app.get('/sitemap.xml', async (c) => c.body(sitemapXml(origin, await describe()), 200, xml))
  app.get('/feed.xml', async (c) => c.body(feedXml(origin, await describe()), 200, xml))
  let placeSitemap: Promise<string> | undefined
  const listPlaces = async (): Promise<string> => {
    const { listPlacePages } = await import('../places/place-sitemap.ts')
    return sitemapXml(origin, { pages: await listPlacePages() })
  }
  app.get(PLACE_SITEMAP, async (c) => {
    // The places ship with the product, so the list is built once.
    placeSitemap ??= listPlaces().catch((error: unknown) => {
      placeSitemap = undefined
      throw error
    })
    return c.body(await placeSitemap, 200, xml)
  })
}
