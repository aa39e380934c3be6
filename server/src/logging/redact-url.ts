const SECRET =
  /([?&#](?:token|token_hash|code|access_token|refresh_token|apikey|password|otp|signature|email)=)[^&#]*/gi
/** The link of a shared trip is its own secret. */
const SHARED = /(\/shared\/)[^/?#]+/i
/** In any spelling: everything that looks like the data API is treated as such. */
const REST = /^[^?#]*(?:r|%72)(?:e|%65)(?:s|%73)(?:t|%74)\/+(?:v|%76)(?:1|%31)(?:[/?#]|$)/i
const API = /^\/(?:auth|storage|realtime|functions)\/v1\//
/**
 * These contain column names and numbers, also for an embedded table (`stops.order`). All other parameters contain
 * travellers' data.
 */
const HARMLESS = /^(?:[^=]*\.)?(?:select|order|limit|offset|columns|on_conflict)$/

/**
 * A mailed link has its secret in the URL; the log keeps the URL and drops the secret. The query of a page (a search, a
 * place, a date) is dropped too: it is private and does not help to find a fault.
 */
export function redactUrl(address: string): string {
  const url = address.replace(SHARED, '$1***')
  if (!url.includes('=')) return url
  const redacted = url.replace(SECRET, '$1***')
  return REST.test(url) || !API.test(url) ? redactFilters(redacted) : redacted
}

/** Filters contain personal data: a mail address, a passport number. Those of `or=(…)` are inside one value. */
function redactFilters(url: string): string {
  return url.replaceAll(/([?&#])([^=&#]*)=([^&#]*)/g, (whole, mark: string, name: string) =>
    HARMLESS.test(name) ? whole : `${mark}${name}=***`,
  )
}
