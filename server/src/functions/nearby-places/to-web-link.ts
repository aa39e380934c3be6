/** OpenStreetMap tags may contain anything; only a web address becomes a link. */
export function toWebLink(text: string | null | undefined): string | null {
  if (!text) return null
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, href } = new URL(address)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null
}
