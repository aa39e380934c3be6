/** What people write into a map may be anything; only an address on the web becomes a link. */
export function tidyLink(text: string | null | undefined): string | null {
  if (!text) return null
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, href } = new URL(address)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null
}
