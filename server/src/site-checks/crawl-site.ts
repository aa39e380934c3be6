import { checkPage, type CheckedPage, faultsBetween, faultsOf, type Fault } from './find-faults.ts'
import type { OpenedPage, OpenPage } from './open-page.ts'

export type Bounds = { readonly pages: number; readonly ms: number }

export type Crawl = {
  readonly pages: number
  /** Paths that were opened: what is not found on them any more is mended. */
  readonly paths: readonly string[]
  readonly unseen: number
  readonly faults: readonly Fault[]
}

type Ports = {
  readonly open: OpenPage
  readonly publicUrl: string
  readonly bounds: Bounds
  readonly signal: AbortSignal
  /** After each page, so that a check that died can be told from a slow one. */
  readonly onPage?: (pages: number) => Promise<void>
}

/** Opens the first page, what the sitemap lists, and what these link to, as long as the bounds allow. */
export async function crawlSite(ports: Ports): Promise<Crawl> {
  const { bounds, publicUrl, signal } = ports
  const site = new URL(publicUrl)
  const until = performance.now() + bounds.ms
  const rules = await readRules(ports)
  const listed = new Set(await readSitemap(ports, site))
  const waiting = new Set(['/', ...listed])
  const pages: CheckedPage[] = []
  const linksFrom = new Map<string, Set<string>>()
  const seen = new Set<string>()
  for (const path of waiting) {
    if (pages.length >= bounds.pages || performance.now() > until || signal.aborted) break
    seen.add(path)
    const page = checkPage(path, listed.has(path), await openOr(ports, path, path === '/'))
    pages.push(page)
    for (const target of page.read?.links ?? []) {
      const to = ownPathOf(target, path, site)
      if (to === null || to === path || !isAllowed(rules, to)) continue
      linksFrom.set(to, (linksFrom.get(to) ?? new Set()).add(path))
      waiting.add(to)
    }
    await ports.onPage?.(pages.length)
  }
  const faults = [
    ...pages.flatMap((page) => faultsOf(page, site.origin)),
    ...faultsBetween(pages, linksFrom, site.origin),
  ]
  const paths = pages.map(({ path }) => path)
  return { pages: pages.length, paths, unseen: waiting.size - seen.size, faults }
}

/** A page that does not answer is a fault of that page; without the first page there is nothing to check. */
async function openOr({ open, signal }: Ports, path: string, isNeeded = false): Promise<OpenedPage> {
  return open(path, signal).catch((error: unknown) => {
    if (isNeeded) throw error
    return NO_ANSWER
  })
}

const NO_ANSWER: OpenedPage = {
  status: 504,
  contentType: '',
  location: null,
  robots: '',
  body: '',
  bytes: 0,
  ms: 0,
}

/** Null for another site, for a mail or telephone link, and for a file. */
function ownPathOf(target: string, from: string, site: URL): string | null {
  const url = URL.parse(target, new URL(from, site).href)
  if (!url || url.origin !== site.origin) return null
  return `${url.pathname}${url.search}`
}

const NO_PAGES = /^\/(?:assets\/|shell$)/

function isAllowed(rules: readonly string[], path: string): boolean {
  // A search of its own for every question would never end.
  if (path.includes('?') || NO_PAGES.test(path)) return false
  return !rules.some((rule) => path.startsWith(rule))
}

async function readRules(ports: Ports): Promise<readonly string[]> {
  const { status, body } = await openOr(ports, '/robots.txt')
  if (status !== 200) return []
  return [...body.matchAll(/^Disallow:[ \t]*(\/\S*)/gim)].map(([, rule = '']) => rule)
}

async function readSitemap(ports: Ports, site: URL): Promise<readonly string[]> {
  const { status, body } = await openOr(ports, '/sitemap.xml')
  if (status !== 200) return []
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'))
    return url?.origin === site.origin ? [url.pathname] : []
  })
}
