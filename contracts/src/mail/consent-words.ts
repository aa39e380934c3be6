/**
 * The words beside which somebody agrees to mail, by version. The form shows them and sends the version; the server
 * stores the words. A change of the words is a new version: the old one stays for consents that name it.
 */
export const CONSENT_WORDS = {
  'link-1': 'Full premium access for seven days, no card. We email you the link once.',
  'news-1': 'Also send me travel notes, about once a month. One click stops them.',
} as const

export type LinkWords = 'link-1'
export type NewsWords = 'news-1'
