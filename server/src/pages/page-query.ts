import type { PageParameters } from '@app/contracts/page-rendering'

export type PageQuery = {
  /** Only the parameters that the page reads: `?billing=yearly`, or nothing. */
  readonly search: string
  /** All others, in their order. */
  readonly unread: readonly (readonly [name: string, value: string])[]
}

/** Splits a query into the part that makes another page and the part that does not, such as a campaign's name. */
export function splitQuery(search: string, read: PageParameters): PageQuery {
  if (read === 'all' || search === '') return { search, unread: [] }
  const given = [...new URLSearchParams(search)]
  const unread = given.filter(([name]) => !read.includes(name))
  // As it was written: "?form" and "?form=" are two addresses to a page that compares them.
  if (unread.length === 0) return { search, unread }
  const kept = new URLSearchParams(given.filter(([name]) => read.includes(name)))
  return { search: kept.size > 0 ? `?${kept.toString()}` : '', unread }
}

/** A redirect inside this site carries on the parameters that the page did not read. */
export function withUnread(location: string, { unread }: PageQuery): string {
  if (unread.length === 0 || !/^\/(?!\/)/.test(location)) return location
  const url = new URL(location, 'http://site.invalid')
  const own = new Set(url.searchParams.keys())
  for (const [name, value] of unread) if (!own.has(name)) url.searchParams.append(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}
