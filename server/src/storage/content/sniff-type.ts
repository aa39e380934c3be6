/** The type of a file by its first bytes, whatever its name or declared type. */
export type SniffedType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'image/svg+xml'
  | 'application/pdf'
  | 'application/zip'
  | 'application/gzip'
  | 'application/x-executable'
  | 'text/html'
  /** Tags in a text that is no whole page: Markdown, a table of an old spreadsheet, a description in XML. */
  | 'text/x-tags'
  | 'text/x-script'
  | 'text/xml'

type Signature = { readonly type: SniffedType; readonly bytes: string; readonly at?: number }

const SIGNATURES: readonly Signature[] = [
  { type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/gif', bytes: 'GIF87a' },
  { type: 'image/gif', bytes: 'GIF89a' },
  { type: 'application/pdf', bytes: '%PDF-' },
  { type: 'application/zip', bytes: 'PK\x03\x04' },
  { type: 'application/zip', bytes: 'PK\x05\x06' },
  { type: 'application/gzip', bytes: '\x1f\x8b' },
  { type: 'application/x-executable', bytes: '\x7fELF' },
  { type: 'text/x-script', bytes: '#!' },
]

/** Enough for every signature, and for comments before an HTML or SVG root. */
export const SNIFF_BYTES = 4096

export function sniffType(head: Uint8Array): SniffedType | null {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, SNIFF_BYTES)).toString('latin1')
  const known = SIGNATURES.find(({ bytes, at = 0 }) => text.startsWith(bytes, at))
  if (known) return known.type
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  if (isAvif(text)) return 'image/avif'
  if (isWindowsProgram(text)) return 'application/x-executable'
  return sniffMarkup(text)
}

/** The brand is in the first box, either as the main one or among the compatible ones. */
function isAvif(text: string): boolean {
  return text.startsWith('ftyp', 4) && /avi[fs]/.test(text.slice(8, 64))
}

/** Two letters are not enough: a list of countries may begin with Mozambique. The header of a program contains NULs. */
function isWindowsProgram(text: string): boolean {
  return text.startsWith('MZ') && text.slice(0, 64).includes('\0')
}

/** The first tag of a whole page, behind an XML declaration and comments. Markdown begins with others. */
const PAGE = /^(?:<\?xml[^>]*>\s*|<!--.*?-->\s*)*<(?:!doctype html|html|head|body|title|script|iframe|frameset)[\s>/]/s
const TAGS = /<(?:!doctype html|html|head|body|script|iframe|img|a|p|div|title|style|table|br|h1)[\s>/]/

function sniffMarkup(text: string): SniffedType | null {
  const start = text
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase()
  if (!start.startsWith('<')) return null
  if (PAGE.test(start)) return 'text/html'
  if (/<svg[\s>]/.test(start)) return 'image/svg+xml'
  if (TAGS.test(start)) return 'text/x-tags'
  return /^<(?:\?xml|!--)/.test(start) ? 'text/xml' : null
}
