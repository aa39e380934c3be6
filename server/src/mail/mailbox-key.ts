/** Google's mailboxes answer to both names, and to any dots. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/**
 * One key per mailbox, for limits. What follows a plus goes to the same mailbox nearly everywhere, and Google ignores
 * dots: without folding them, one mailbox could be flooded through a thousand spellings. A name that begins with a plus
 * stays whole: cut there, everybody of a domain would be one mailbox.
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
