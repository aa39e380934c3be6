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

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
