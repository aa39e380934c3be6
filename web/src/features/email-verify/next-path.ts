const START = '/'
const MAIL_PAGES = /^\/(?:email-verify|auth\/v1)(?:\/|$)/

/**
 * Where the traveller goes after the link: `redirect_to`, but only a path of this site. A mail must not be able to send
 * anybody elsewhere, nor back to the page that has just spent its link.
 */
export function nextPath(redirectTo: string | null, origins: readonly string[]): string {
  const [here = ''] = origins
  if (!redirectTo || !URL.canParse(redirectTo, here)) return START
  const { origin, pathname, search, hash } = new URL(redirectTo, here)
  const isOurs = origins.includes(origin) && !pathname.startsWith('//') && !MAIL_PAGES.test(pathname)
  return isOurs ? `${pathname}${search}${hash}` : START
}
