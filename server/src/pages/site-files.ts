/** What search engines ask for first. */
const PUBLIC_PAGES = ['/', '/flight-compensation']
const NOT_FOR_ROBOTS = [
  '/auth/v1/',
  '/rest/v1/',
  '/functions/v1/',
  '/storage/v1/',
  '/realtime/v1/',
  '/dev/',
  '/email-verify',
]

export function robotsTxt(origin: string): string {
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

export function sitemapXml(origin: string): string {
  const urls = PUBLIC_PAGES.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
}
