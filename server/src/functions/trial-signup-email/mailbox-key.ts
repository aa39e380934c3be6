const DOTS_IGNORED = new Set(['gmail.com', 'googlemail.com'])

/**
 * One key per mailbox. What follows a plus goes to the same mailbox nearly everywhere, and Google ignores dots: without
 * folding them, one mailbox could be flooded through a thousand spellings.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '')
  return `${DOTS_IGNORED.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
