import type { Credit } from '../map-engine.ts'

/** Its licence asks for "contributors", which some sources leave out. */
export const OSM_CREDIT: Credit = {
  title: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}

const LINK = /<a[^>]*href="(https:[^"]+)"[^>]*>([^<]+)<\/a>/g

/** Sources are credited in HTML; only links and their text are used. */
export function creditsIn(attributions: readonly string[]): readonly Credit[] {
  const links = attributions.flatMap((html) => [...html.matchAll(LINK)])
  const byUrl = new Map(links.map(([, url = '', title = '']) => [url, creditOf(url, title)]))
  // Every keyless source has OpenStreetMap data, and not all of them say so.
  return byUrl.size > 0 ? [...byUrl.values()] : [OSM_CREDIT]
}

function creditOf(url: string, title: string): Credit {
  if (/^https:\/\/(www\.)?openstreetmap\.org\//.test(url)) return OSM_CREDIT
  return { title: title.replace('&copy;', '©').trim(), url }
}
