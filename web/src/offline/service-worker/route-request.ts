/** How the worker handles a request; `pass` leaves it to the browser as if there were no worker. */
export type Route = 'pass' | 'file' | 'shell-file' | 'page' | 'private-page'

export type AskedFor = Pick<Request, 'url' | 'method' | 'mode'> & { readonly headers: Pick<Headers, 'has'> }

const API = /^\/(?:auth|rest|functions|storage|realtime)\/v1\/|^\/(?:dev|healthz|readyz|csp-report)(?:\/|$)/
/**
 * Personal pages, or with a secret in their URL. The server's HTML is the same for everyone, but the history of visits
 * is private.
 */
const PRIVATE =
  /^\/(?:auth|email-verify|admin[\w-]*|[\w-]*dashboard[\w-]*|profile|trial-setup|notifications|settings|claim-discount|squad|itinerary\/shared|redirect|email-[\w-]+|notification-test|support-admin)(?:\/|$)/

export function routeRequest(request: AskedFor, origin: string, shellFiles: ReadonlySet<string>): Route {
  const url = new URL(request.url)
  const isOurs = request.method === 'GET' && url.origin === origin && !API.test(url.pathname)
  // Two slashes may be read as a host or as a path.
  if (url.pathname.startsWith('//')) return 'pass'
  if (!isOurs || request.headers.has('authorization') || request.headers.has('range')) return 'pass'
  if (request.mode === 'navigate') return isPrivate(url.pathname) ? 'private-page' : 'page'
  if (shellFiles.has(url.pathname)) return 'shell-file'
  return url.pathname.startsWith('/assets/') ? 'file' : 'pass'
}

/** The server and the router accept a path in any spelling. An undecodable one counts as private. */
function isPrivate(pathname: string): boolean {
  try {
    return PRIVATE.test(
      decodeURIComponent(pathname)
        .toLowerCase()
        .replaceAll(/\/{2,}/g, '/'),
    )
  } catch {
    return true
  }
}
