const SCHEME = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$)/i
/** Two slashes, or a slash and a backslash, lead to another host. */
const OWN = /^(?:\/(?![/\\])|#)/
// oxlint-disable-next-line no-control-regex -- browsers skip these characters inside "java\nscript:".
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/

/** A page of ours, a web address or a mail address; null for everything else, such as `javascript:`. */
export function safeLink(href: string): string | null {
  const link = href.trim()
  if (link.length > 1000 || HIDDEN.test(link)) return null
  return OWN.test(link) || SCHEME.test(link) ? link : null
}
