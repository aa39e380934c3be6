/** What the worker does with a request; `pass` leaves it to the browser as if there were no worker. */
export type Route = 'pass' | 'file' | 'shell-file' | 'page' | 'private-page'

export type AskedFor = Pick<Request, 'url' | 'method' | 'mode'> & { readonly headers: Pick<Headers, 'has'> }

const API = /^\/(?:auth|rest|functions|storage|realtime)\/v1\/|^\/(?:dev|healthz|readyz|csp-report)(?:\/|$)/
/** Pages about one person, or with a secret in their address: drawn for nobody, but where one was is nobody's business. */
const PRIVATE =
  /^\/(?:auth|email-verify|admin[\w-]*|[\w-]*dashboard[\w-]*|profile|trial-setup|notifications|settings|claim-discount|squad|itinerary\/shared|redirect|email-[\w-]+|notification-test|support-admin)(?:\/|$)/

export function routeRequest(request: AskedFor, origin: string, shellFiles: ReadonlySet<string>): Route {
  const url = new URL(request.url)
  const isOurs = request.method === 'GET' && url.origin === origin && !API.test(url.pathname)
  // Two slashes are a host in one reading and a page in another.
  if (url.pathname.startsWith('//')) return 'pass'
  if (!isOurs || request.headers.has('authorization') || request.headers.has('range')) return 'pass'
  if (request.mode === 'navigate') return isPrivate(url.pathname) ? 'private-page' : 'page'
  if (shellFiles.has(url.pathname)) return 'shell-file'
  return url.pathname.startsWith('/assets/') ? 'file' : 'pass'
}

/** The server and the router read an address in any spelling. One that cannot be read at all may be anything. */
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
