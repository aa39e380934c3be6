const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|y_source|gad_source|gbraid|wbraid|sourceid|merchantid)$/i

/** A link without tracking parameters; empty if it is not a link. */
export function tidyLink(text = ''): string {
  if (text === '' || !/^https?:/i.test(text) || !URL.canParse(text)) return ''
  const link = new URL(text)
  const kept = [...link.searchParams].filter(([name]) => !TRACKING.test(name))
  if (kept.length === link.searchParams.size) return text
  link.search = new URLSearchParams(kept).toString()
  return link.href
}
