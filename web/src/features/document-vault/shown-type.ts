/**
 * What may be shown here, by its bytes and never by its name: a page or a drawing with a script in it would run with the
 * vault open. Everything else can only be saved.
 */
export type ShownType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'application/pdf'

const SIGNATURES: readonly (readonly [ShownType, RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
  ['application/pdf', /^%PDF-/],
]

export function shownType(bytes: Uint8Array): ShownType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? null
}

/** A name that no file system reads as a path, a device or a hidden file. */
export function safeFileName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '')
  return plain.slice(0, 120) || 'document'
}
