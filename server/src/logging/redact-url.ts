const SECRET =
  /([?&#](?:token|token_hash|code|access_token|refresh_token|apikey|password|otp|signature|email)=)[^&#]*/gi
/** A link to somebody's trip is its own key. */
const SHARED = /(\/shared\/)[^/?#]+/i
/** In whatever spelling: what looks like the data API is treated as such. */
const REST = /^[^?#]*(?:r|%72)(?:e|%65)(?:s|%73)(?:t|%74)\/+(?:v|%76)(?:1|%31)(?:[/?#]|$)/i
const API = /^\/(?:auth|storage|realtime|functions)\/v1\//
/** These name columns and numbers, also for an embedded table (`stops.order`). All else holds what people wrote. */
const HARMLESS = /^(?:[^=]*\.)?(?:select|order|limit|offset|columns|on_conflict)$/

/**
 * A link from a mail carries its secret in the address; the log keeps the address and drops the secret. What a traveller
 * asked a page (a search, a place, a date) is dropped with it: it is nobody's business and no help in finding a fault.
 */
export function redactUrl(address: string): string {
  const url = address.replace(SHARED, '$1***')
  if (!url.includes('=')) return url
  const redacted = url.replace(SECRET, '$1***')
  return REST.test(url) || !API.test(url) ? redactFilters(redacted) : redacted
}

/** Filters name the rows: a mail address, a passport number. Those of `or=(…)` stand inside one value. */
function redactFilters(url: string): string {
  return url.replaceAll(/([?&#])([^=&#]*)=([^&#]*)/g, (whole, mark: string, name: string) =>
    HARMLESS.test(name) ? whole : `${mark}${name}=***`,
  )
}
