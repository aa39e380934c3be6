const KEPT = ['page', 'sort', 'filter', 'search', 'category', 'lang']

/** One address per page for search engines: everything but these parameters (tracking, answers) is dropped. */
export function canonicalUrl(origin: string, { pathname, search }: { pathname: string; search: string }): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams(KEPT.flatMap((name) => given.getAll(name).map((value) => [name, value])))
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '')
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`
}
