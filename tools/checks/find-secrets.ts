/** Patterns of keys and tokens that must stay on the server. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['a service key', /\bsb_secret_[\w-]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ["a payment provider's key", /\b(?:sk|rk)_(?:live|test)_\w{8,}|\bwhsec_\w{8,}/],
  ["a model provider's key", /\bsk-(?:ant|proj)-[\w-]{8,}/],
  ['the password of a database', /\bpostgres(?:ql)?:\/\/[^\s:/@'"`]+:[^\s@'"`]+@/],
]
const TOKEN = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g

/** A message for every secret found in a file that is sent to browsers. */
export function findSecrets(file: string, text: string): readonly string[] {
  const found = SHAPES.filter(([, shape]) => shape.test(text)).map(([what]) => what)
  const isService = [...text.matchAll(TOKEN)].some(([, claims = '']) => isOfService(claims))
  return [...found, ...(isService ? ['a token of the service role'] : [])].map((what) => `${file} holds ${what}`)
}

function isOfService(claims: string): boolean {
  return Buffer.from(claims, 'base64url').toString('utf8').includes('service_role')
}
