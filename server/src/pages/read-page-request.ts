import type { PageConfig, PageParameters } from '@app/contracts/page-rendering'

type Asked = { header(name: string): string | undefined }

/** Whether the request came from one of our pages. A link from another site does not prove the traveller's intent. */
export function isFromHere(asked: Asked, origin: string): boolean {
  const site = asked.header('sec-fetch-site')
  // A navigation is the traveller's; our service worker also fetches the page to cache it, which shows no intent.
  if (site !== undefined) return site === 'same-origin' && (asked.header('sec-fetch-mode') ?? 'navigate') === 'navigate'
  // Browsers send these headers only over HTTPS, and the oldest never do.
  const referer = asked.header('referer') ?? ''
  return URL.canParse(referer) && new URL(referer).origin === origin
}

/**
 * Case-insensitive, as the router matches. The service worker has the same list
 * (web/src/offline/service-worker/route-request.ts).
 */
const PRIVATE =
  /^\/+(?:auth|email-[\w-]+|claim-discount|squad|itinerary\/+shared|admin[\w-]*|[\w-]*dashboard[\w-]*|profile|settings|notifications|redirect|trial-setup|notification-test|support-admin)(?:\/|$)/i

/** Pages of an account or of the staff, and addresses with a secret: they must not be cached on the way. */
export function isPrivatePath(decodedPath: string): boolean {
  return PRIVATE.test(decodedPath)
}

const PHONE = /\bMobi|\biPhone\b|\biPod\b/

/** A first guess, so that a phone does not get the desktop page; the browser corrects it. */
export function likelyLayout(isMobileHint: string | undefined, userAgent = ''): PageConfig['layout'] {
  const isPhone = isMobileHint === undefined ? PHONE.test(userAgent) : isMobileHint === '?1'
  return isPhone ? 'mobile' : 'desktop'
}

const DEFAULT_LOCALE = 'en'
const LONGEST_HEADER = 200

/** The locale for numbers and dates: the first accepted language that Intl supports. */
export function preferredLocale(acceptLanguage: string | undefined): string {
  const asked = (acceptLanguage ?? '').slice(0, LONGEST_HEADER).split(',')
  const tags = asked
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter((tag) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag))
  return supported(tags)[0] ?? DEFAULT_LOCALE
}

function supported(tags: readonly string[]): readonly string[] {
  return tags.flatMap((tag) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(tag)
    } catch {
      return []
    }
  })
}

export type PageQuery = {
  /** Only the parameters that the page reads, such as `?billing=yearly`; may be empty. */
  readonly search: string
  /** All others, in their order. */
  readonly unread: readonly (readonly [name: string, value: string])[]
}

/** Splits a query into parameters that change the page and those that do not, such as a campaign's name. */
export function splitQuery(search: string, read: PageParameters): PageQuery {
  if (read === 'all' || search === '') return { search, unread: [] }
  const given = [...new URLSearchParams(search)]
  const unread = given.filter(([name]) => !read.includes(name))
  // Unchanged: "?form" and "?form=" are different to a page that compares them.
  if (unread.length === 0) return { search, unread }
  const kept = new URLSearchParams(given.filter(([name]) => read.includes(name)))
  return { search: kept.size > 0 ? `?${kept.toString()}` : '', unread }
}

/** A redirect inside this site keeps the parameters that the page did not read. */
export function withUnread(location: string, { unread }: PageQuery): string {
  if (unread.length === 0 || !/^\/(?!\/)/.test(location)) return location
  const url = new URL(location, 'http://site.invalid')
  const own = new Set(url.searchParams.keys())
  for (const [name, value] of unread) if (!own.has(name)) url.searchParams.append(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}
