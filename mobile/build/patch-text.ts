/**
 * The templates of Capacitor change between versions: a place that is not found, or not once, stops the build instead of
 * leaving a project that looks complete.
 */
export function insertBefore(text: string, anchor: string, addition: string): string {
  return replaceOnce(text, anchor, `${addition}${anchor}`)
}

export function insertAfter(text: string, anchor: string, addition: string): string {
  return replaceOnce(text, anchor, `${anchor}${addition}`)
}

export function replaceOnce(text: string, wanted: string | RegExp, replacement: string): string {
  const pattern = typeof wanted === 'string' ? wanted : new RegExp(wanted, 'g')
  const found = text.split(pattern).length - 1
  if (found !== 1) throw new Error(`The template has ${found} places for ${String(wanted)}, not one`)
  return text.replace(wanted, () => replacement)
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
