export const CANONICAL_PARAMETERS = ['page', 'sort', 'filter', 'search', 'category', 'lang']

/** One address per page for search engines: everything but these parameters (tracking, answers) is dropped. */
export function canonicalUrl(origin: string, { pathname, search }: { pathname: string; search: string }): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams(
    CANONICAL_PARAMETERS.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  )
  // The router takes any letter case; a search engine would take each for a page of its own.
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '').toLowerCase()
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`
}
