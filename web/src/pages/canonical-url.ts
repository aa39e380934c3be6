export const CANONICAL_PARAMETERS = ['page', 'sort', 'filter', 'search', 'category', 'lang']

/** One URL per page for search engines: all other parameters (tracking, answers) are dropped. */
export function canonicalUrl(origin: string, { pathname, search }: { pathname: string; search: string }): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams(
    CANONICAL_PARAMETERS.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  )
  // The router ignores letter case; a search engine would index each spelling.
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '').toLowerCase()
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`
}
