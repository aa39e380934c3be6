/** Most paths: nothing in them that could be spelled in another way. */
const PLAIN = /^\/[^%\\]*$/
const DOTS = /\/\.{1,2}(?:\/|$)/
const API = /^\/(?:auth|rest|storage|realtime|functions)\/v1(?:\/|$)/
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The path as the router will see it. A target may be a whole address, may spell letters as %61 and may walk through
 * dots: rules that looked at the raw text would take an address of the API for a page. Null when it is no path at all.
 */
export function requestPath(target: string): string | null {
  const path = withoutQuery(target)
  if (PLAIN.test(path) && !DOTS.test(path)) return path
  const local = path.replace(ORIGIN, '') || '/'
  const url = local.startsWith('/') ? URL.parse(`http://server${local}`) : null
  return url && decoded(url.pathname)
}

export function isApiPath(path: string): boolean {
  return API.test(path)
}

export function withoutQuery(target: string): string {
  const end = target.search(/[?#]/)
  return end < 0 ? target : target.slice(0, end)
}

/** As the router does: what stands for a separator stays as it is, and so does what is no text. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
