/** Most paths: they contain nothing that could be spelled in another way. */
const PLAIN = /^\/[^%\\]*$/
const DOTS = /\/\.{1,2}(?:\/|$)/
const API = /^\/(?:auth|rest|storage|realtime|functions)\/v1(?:\/|$)/
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The path as the router will see it. A target may be a whole URL, may encode letters as %61 and may contain dot
 * segments: rules applied to the raw text would mistake an API address for a page. Null when it is not a path.
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

/** Decodes as the router does: encoded separators and invalid escapes stay unchanged. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
