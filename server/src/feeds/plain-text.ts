const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi

/** Entities of XML and HTML; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  return text.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ''
  })
}

/**
 * Titles of feeds are text, whatever markup they carry: tags and control characters go, entities are decoded twice
 * because some sources escape them twice.
 */
export function plainText(text: string, most: number): string {
  const decoded = decodeEntities(decodeEntities(text.slice(0, 20_000)))
  const bare = decoded
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<[^<>]*(?:>|$)/g, ' ')
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return bare.length <= most ? bare : `${bare.slice(0, most - 1).trimEnd()}…`
}

/** Only addresses of the web are links; anything else falls back to the source's own page. */
export function webLink(link: string | null | undefined, otherwise: string): string {
  const text = (link ?? '').trim()
  if (text.length > 500 || !URL.canParse(text)) return otherwise
  const { protocol, href } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && href.length <= 500 ? href : otherwise
}
