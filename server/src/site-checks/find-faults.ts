import type { FaultKind } from '@app/contracts/staff-site'

import type { OpenedPage } from './open-page.ts'
import { readPage, type ReadPage } from './read-page.ts'

export type Fault = { readonly path: string; readonly kind: FaultKind; readonly detail: string }

export type CheckedPage = {
  readonly path: string
  /** The sitemap offers it to search engines. */
  readonly isListed: boolean
  readonly opened: Omit<OpenedPage, 'body'>
  /** Null when it is no page: a file, a redirect, an error. */
  readonly read: ReadPage | null
}

/** What search engines show of it; longer texts are cut. */
const LONGEST_TITLE = 70
const LONGEST_DESCRIPTION = 170
const LARGEST_BYTES = 500_000
const SLOWEST_MS = 3_000

export function checkPage(path: string, isListed: boolean, { body, ...opened }: OpenedPage): CheckedPage {
  const isPage = opened.status === 200 && opened.contentType.startsWith('text/html')
  return { path, isListed, opened, read: isPage ? readPage(body) : null }
}

/** Faults of a page by itself. A page that no search engine shows needs no description and no structured data. */
export function faultsOf({ path, isListed, opened, read }: CheckedPage, origin: string): readonly Fault[] {
  const faults: Fault[] = []
  const add = (kind: FaultKind, detail = ''): void => void faults.push({ path, kind, detail: detail.slice(0, 500) })
  if (isListed && opened.status !== 200) add('bad-status', String(opened.status))
  if (opened.bytes > LARGEST_BYTES) add('too-large', `${Math.round(opened.bytes / 1000)} kB`)
  if (opened.status === 200 && opened.ms > SLOWEST_MS) add('slow')
  if (!read) return faults
  const [title = ''] = read.titles
  if (title === '') add('no-title')
  else if (title.length > LONGEST_TITLE) add('long-title', title)
  if (read.headings === 0) add('no-heading')
  if (read.headings > 1) add('several-headings', String(read.headings))
  for (const source of new Set(read.picturesWithoutText)) add('no-alt', source)
  const isHidden = /noindex/.test(`${read.robots} ${opened.robots}`)
  if (isHidden && isListed) add('not-indexed')
  if (!isHidden) addForSearch(read, { path, origin, add })
  return faults
}

type Adding = {
  readonly path: string
  readonly origin: string
  readonly add: (kind: FaultKind, detail?: string) => void
}

function addForSearch(read: ReadPage, { path, origin, add }: Adding): void {
  if (!read.description) add('no-description')
  else if (read.description.length > LONGEST_DESCRIPTION) add('long-description', read.description)
  if (read.canonical === null || read.canonical === '') add('no-canonical')
  else if (canonicalPath(read.canonical, origin) !== withoutSearch(path)) add('other-canonical', read.canonical)
  if (read.structuredData.length === 0) add('no-structured-data')
  for (const text of read.structuredData) if (!isStructuredData(text)) add('broken-structured-data', text.slice(0, 80))
}

function canonicalPath(address: string, origin: string): string | null {
  const url = URL.parse(address, origin)
  return url?.origin === new URL(origin).origin ? url.pathname : null
}

function withoutSearch(path: string): string {
  return path.replace(/[?#].*$/, '')
}

/** JSON-LD: an object, or a list of them, with a context and a type. */
function isStructuredData(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    const items = Array.isArray(value) ? value : [value]
    return items.length > 0 && items.every(isTyped)
  } catch {
    return false
  }
}

function isTyped(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false
  return '@context' in item && ('@type' in item || '@graph' in item)
}

/** Faults that show only among several pages. */
export function faultsBetween(pages: readonly CheckedPage[], linksFrom: LinksFrom, origin: string): readonly Fault[] {
  return [
    ...repeated(pages, 'same-title', ({ titles }) => titles[0] ?? ''),
    ...repeated(pages, 'same-description', ({ description }) => description ?? ''),
    ...brokenLinks(pages, linksFrom, origin),
  ]
}

/** The pages that link to an address. */
export type LinksFrom = ReadonlyMap<string, ReadonlySet<string>>

function repeated(
  pages: readonly CheckedPage[],
  kind: FaultKind,
  textOf: (read: ReadPage) => string,
): readonly Fault[] {
  const byText = Map.groupBy(
    pages.filter(({ read, opened }) => read && !/noindex/.test(`${read.robots} ${opened.robots}`)),
    ({ read }) => (read ? textOf(read) : ''),
  )
  return [...byText].flatMap(([text, same]) => {
    // Two addresses of one page name the same canonical address.
    const canonicals = new Set(same.map(({ read }) => read?.canonical))
    if (text === '' || same.length < 2 || canonicals.size < 2) return []
    return same.map(({ path }) => ({ path, kind, detail: text.slice(0, 500) }))
  })
}

function brokenLinks(pages: readonly CheckedPage[], linksFrom: LinksFrom, origin: string): readonly Fault[] {
  return pages.flatMap(({ path: target, opened: { status, location } }) => {
    const moved = status === 301 || status === 308 ? (location ?? '') : null
    if (status < 400 && moved === null) return []
    const kind = moved === null ? 'broken-link' : 'redirected-link'
    const said = moved === null ? `${target} (${status})` : `${target} → ${moved.replace(origin, '')}`
    return [...(linksFrom.get(target) ?? [])].map((path) => ({ path, kind, detail: said.slice(0, 500) }) as const)
  })
}
