/** Whether the visitor came from one of our pages; never true on the server. */
export function cameFromHere(): boolean {
  if (typeof document === 'undefined') return false
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
}
