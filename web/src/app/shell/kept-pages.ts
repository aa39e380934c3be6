import { BRAND } from '../../entities/company/brand.ts'
import { PAGES_CACHE } from '../../offline/cache-names.ts'

export type KeptPage = { readonly path: string; readonly title: string }

const MOST = 5

/** The pages that this device has cached, most recently opened first, with their own titles. */
export async function listKeptPages(
  exceptPath: string,
  storage: CacheStorage | undefined = globalThis.caches,
): Promise<readonly KeptPage[]> {
  if (!storage || !(await storage.has(PAGES_CACHE))) return []
  const cache = await storage.open(PAGES_CACHE)
  const found: KeptPage[] = []
  for (const request of (await cache.keys()).toReversed()) {
    const { pathname, search } = new URL(request.url)
    // A search has its own URL, but its title would not identify it.
    if (search !== '' || pathname === exceptPath || pathname === '/') continue
    const copy = await cache.match(request, { ignoreVary: true })
    const title = copy && titleOf(await copy.text())
    if (title && !found.some((page) => page.title === title)) found.push({ path: pathname, title })
    if (found.length === MOST) break
  }
  return found
}

function titleOf(html: string): string {
  const { title } = new DOMParser().parseFromString(html, 'text/html')
  return title.replace(` · ${BRAND.name}`, '')
}
