import { essenceOf } from './mime-types.ts'
import type { SniffedType } from './sniff-type.ts'

type Sniffed = SniffedType | null

/** Types that begin with a signature we know, and which one. */
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

/** The first rule that names the declared type decides. */
const RULES: readonly Rule[] = [
  { declared: /^application\/octet-stream$/, accepts: () => true },
  // Zip archives with a name of their own. An office file with a password is none, but has no signature we know.
  {
    declared:
      /^application\/(?:vnd\.openxmlformats-officedocument\.|vnd\.oasis\.opendocument\.|java-archive$|vnd\.google-earth\.kmz$|vnd\.apple\.(?:pkpass|pages|numbers|keynote)$|vnd\.android\.package-archive$|.+\+zip$)/,
    accepts: (sniffed) => sniffed === null || sniffed === 'application/zip',
  },
  // Text of any kind may begin with a tag or with "#!". It is shown as text or not at all.
  {
    declared: /^text\/|^application\/(?:.+\+)?(?:xml|json)$|(?:java|ecma|type)script$/,
    accepts: (sniffed) => sniffed === null || isText(sniffed),
  },
  // A browser opens these in place, and we know no signature of theirs: no other known format may stand there.
  { declared: /^(?:image|audio|video)\//, accepts: (sniffed) => sniffed === null },
  { declared: /exe|elf|ms-?dos|msdownload|sharedlib|x-object/, accepts: () => true },
]
/** Every other type is only ever downloaded. */
const OTHER: Pick<Rule, 'accepts'> = { accepts: (sniffed) => sniffed !== 'application/x-executable' }

function isText(type: SniffedType): boolean {
  return type.startsWith('text/') || type === 'image/svg+xml'
}

/** Whether a type is known by its first bytes, so that a file without them cannot be of that type. */
export function hasSignature(declared: string): boolean {
  return essenceOf(declared) in SIGNED
}

/**
 * Whether a file that begins like `sniffed` can honestly be of the declared type. Many formats are zip archives, XML or
 * text inside, so another type in the bytes is not yet a lie; what a browser would open as something else is.
 */
export function matchesDeclared(declared: string, sniffed: Sniffed): boolean {
  const essence = essenceOf(declared)
  const signed = SIGNED[essence]
  if (signed) return signed.includes(sniffed)
  const rule = RULES.find(({ declared: pattern }) => pattern.test(essence)) ?? OTHER
  return rule.accepts(sniffed)
}
