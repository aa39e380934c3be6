const TOKEN = '[a-z0-9!#$&^_.+-]+'
const MIME_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?:\\s*;\\s*${TOKEN}=(?:${TOKEN}|"[^"\\\\\\x00-\\x1f]*"))*$`, 'i')
const ALLOWED_PATTERN = new RegExp(`^(?:${TOKEN}/(?:${TOKEN}|\\*)(?:;\\s*charset=[a-z0-9-]+)?|\\*)$`, 'i')

export function isMimeType(text: string): boolean {
  return text.length <= 255 && MIME_TYPE.test(text)
}

/** An entry of a bucket's type list: a type, a family (`image/*`) or everything. */
export function isAllowedPattern(text: string): boolean {
  return text.length <= 255 && ALLOWED_PATTERN.test(text)
}

/** The type without its parameters. */
export function essenceOf(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}

export function isTypeAllowed(type: string, allowedTypes: readonly string[]): boolean {
  const essence = essenceOf(type)
  const family = essence.split('/')[0]
  return allowedTypes.some((allowed) => {
    const wanted = essenceOf(allowed)
    return wanted === '*' || wanted === '*/*' || wanted === essence || wanted === `${family}/*`
  })
}
