import type { Site } from '@app/contracts/page-rendering'

/** Pages that search engines should not crawl. */
const NOT_FOR_ROBOTS = [
  '/auth/v1/',
  '/rest/v1/',
  '/functions/v1/',
  '/storage/v1/',
  '/realtime/v1/',
  '/dev/',
  '/email-verify',
  '/redirect',
]

/** Five thousand addresses in a separate file, built on the first request. */
export const PLACE_SITEMAP = '/sitemap-places.xml'

export function robotsTxt(origin: string): string {
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)
  const sitemaps = ['/sitemap.xml', PLACE_SITEMAP].map((path) => `Sitemap: ${origin}${path}`)
  return ['User-agent: *', ...rules, '', ...sitemaps, ''].join('\n')
}

/** https://www.sitemaps.org/protocol.html */
export function sitemapXml(origin: string, { pages }: Pick<Site, 'pages'>): string {
  const urls = pages.map(({ path, changedOn }) => {
    const changed = changedOn ? element('lastmod', changedOn) : ''
    return `<url>${element('loc', `${origin}${path}`)}${changed}</url>`
  })
  return `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export function feedXml(origin: string, { name, feedTitle, feedDescription, pages }: Site): string {
  const items = pages.flatMap(({ path, post }) => {
    if (!post) return []
    const parts = [
      element('title', post.title),
      element('link', `${origin}${path}`),
      element('guid', `${origin}${path}`),
      element('pubDate', new Date(`${post.publishedOn}T00:00:00Z`).toUTCString()),
      element('description', post.summary),
    ]
    return [`<item>${parts.join('')}</item>`]
  })
  const channel = [
    element('title', `${name}: ${feedTitle}`),
    element('link', `${origin}/blog`),
    element('description', feedDescription),
    element('language', 'en'),
    `<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]
  return `${DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`
}

export type AppSettings = {
  readonly APP_ID: string
  readonly ANDROID_CERT_SHA256?: string | undefined
  readonly IOS_TEAM_ID?: string | undefined
}

/** https://developer.android.com/training/app-links/configure-assetlinks; null without a signed app. */
export function assetLinks({ APP_ID, ANDROID_CERT_SHA256 }: AppSettings): object | null {
  if (!ANDROID_CERT_SHA256) return null
  const fingerprints = ANDROID_CERT_SHA256.split(',').map((each) => each.trim())
  const target = { namespace: 'android_app', package_name: APP_ID, sha256_cert_fingerprints: fingerprints }
  return [{ relation: ['delegate_permission/common.handle_all_urls'], target }]
}

/** The server's own part of an address: a link in a mail is confirmed in the browser. */
const NOT_IN_THE_APP = ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/storage/v1/*', '/dev/*', '/assets/*']

/** https://developer.apple.com/documentation/xcode/supporting-associated-domains; null without a signed app. */
export function appleAppSites({ APP_ID, IOS_TEAM_ID }: AppSettings): object | null {
  if (!IOS_TEAM_ID) return null
  const components = [...NOT_IN_THE_APP.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }]
  return { applinks: { details: [{ appIDs: [`${IOS_TEAM_ID}.${APP_ID}`], components }] } }
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
