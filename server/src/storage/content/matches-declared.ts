import { essenceOf } from './mime-types.ts'
import type { SniffedType } from './sniff-type.ts'

type Sniffed = SniffedType | null

/** Types with a known signature. */
const SIGNED: Readonly<Record<string, readonly Sniffed[]>> = {
  'image/png': ['image/png'],
  'image/apng': ['image/png'],
  'image/jpeg': ['image/jpeg'],
  'image/jpg': ['image/jpeg'],
  'image/pjpeg': ['image/jpeg'],
  'image/gif': ['image/gif'],
  'image/webp': ['image/webp'],
  'image/avif': ['image/avif'],
  'image/svg+xml': ['image/svg+xml', 'text/xml', 'application/gzip'],
  'image/openraster': ['application/zip'],
  'application/pdf': ['application/pdf'],
  'application/zip': ['application/zip'],
}

type Rule = { readonly declared: RegExp; accepts(sniffed: Sniffed): boolean }

/** The first rule that matches the declared type decides. */
const RULES: readonly Rule[] = [
  { declared: /^application\/octet-stream$/, accepts: () => true },
  // Zip archives with their own type. A password-protected office file is not one, but has no known signature.
  {
    declared:
      /^application\/(?:vnd\.openxmlformats-officedocument\.|vnd\.oasis\.opendocument\.|java-archive$|vnd\.google-earth\.kmz$|vnd\.apple\.(?:pkpass|pages|numbers|keynote)$|vnd\.android\.package-archive$|.+\+zip$)/,
    accepts: (sniffed) => sniffed === null || sniffed === 'application/zip',
  },
  {
    declared: /^(?:text|application)\/(?:xhtml\+xml|html)$/,
    accepts: (sniffed) => sniffed === null || isText(sniffed),
  },
  // Text of any kind may begin with a tag or with "#!", but a whole page under another name is no honest file.
  {
    declared: /^text\/|^application\/(?:.+\+)?(?:xml|json)$|(?:java|ecma|type)script$/,
    accepts: (sniffed) => sniffed === null || (isText(sniffed) && sniffed !== 'text/html'),
  },
  // Browsers display these inline and they have no known signature: the bytes must not be of another known format.
  { declared: /^(?:image|audio|video)\//, accepts: (sniffed) => sniffed === null },
  { declared: /exe|elf|ms-?dos|msdownload|sharedlib|x-object/, accepts: () => true },
]
/** Every other type is only ever downloaded. */
const OTHER: Pick<Rule, 'accepts'> = { accepts: (sniffed) => sniffed !== 'application/x-executable' }

function isText(type: SniffedType): boolean {
  return type.startsWith('text/') || type === 'image/svg+xml'
}

/** Whether a type has a known signature, so that a file without it cannot be of that type. */
export function hasSignature(declared: string): boolean {
  return essenceOf(declared) in SIGNED
}

/**
 * Whether a file with the signature `sniffed` can be of the declared type. Many formats are zip archives, XML or text
 * inside, so a different signature is allowed unless a browser would open the file as something else.
 */
export function matchesDeclared(declared: string, sniffed: Sniffed): boolean {
  const essence = essenceOf(declared)
  const signed = SIGNED[essence]
  if (signed) return signed.includes(sniffed)
  const rule = RULES.find(({ declared: pattern }) => pattern.test(essence)) ?? OTHER
  return rule.accepts(sniffed)
}
