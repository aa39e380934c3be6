/** Google's mailboxes have both domain names, and ignore dots. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/**
 * One key per mailbox, for limits. Nearly every provider ignores a plus suffix, and Google ignores dots: without
 * folding them, one mailbox could be flooded through a thousand spellings. A local part that begins with a plus stays
 * whole: cut there, all mailboxes of a domain would share a key.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/^([^+]+)\+.*$/, '$1')
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
