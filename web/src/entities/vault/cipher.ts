/**
 * AES-GCM with 256-bit keys (NIST SP 800-38D), as the browser has it. A sealed text is a fresh 12-byte nonce, then the
 * ciphertext with its 16-byte tag. What is sealed for one purpose, file or account does not open for another.
 */
export type Bytes = Uint8Array<ArrayBuffer>

/** Bound to the text: a server that swaps two sealed texts gives us something that does not open. */
export type Purpose = {
  readonly userId: string
  readonly use: 'passphrase' | 'recovery' | 'file-key' | 'details' | 'content'
  /** Empty for the keys of the vault. */
  readonly fileId?: string
}

const FORMAT = 1
const NONCE_BYTES = 12
export const KEY_BYTES = 32
/** How much longer a sealed text is. */
export const SEAL_BYTES = NONCE_BYTES + 16

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

/** The raw bytes are wiped: from here on only the browser can use the key, and no script can read it. */
export async function importKey(raw: Bytes): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  raw.fill(0)
  return key
}

export async function seal(key: CryptoKey, text: Bytes, purpose: Purpose): Promise<Bytes> {
  const iv = randomBytes(NONCE_BYTES)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(purpose) }, key, text)
  const whole = new Uint8Array(NONCE_BYTES + sealed.byteLength)
  whole.set(iv)
  whole.set(new Uint8Array(sealed), NONCE_BYTES)
  return whole
}

/** Null when the key is wrong or a bit of the text was changed: the two cannot be told apart. */
export async function open(key: CryptoKey, sealed: Bytes, purpose: Purpose): Promise<Bytes | null> {
  if (sealed.length < SEAL_BYTES) return null
  const iv = sealed.subarray(0, NONCE_BYTES)
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: bound(purpose) },
      key,
      sealed.subarray(NONCE_BYTES),
    )
    return new Uint8Array(text)
  } catch {
    return null
  }
}

function bound({ userId, use, fileId = '' }: Purpose): Bytes {
  return new TextEncoder().encode(JSON.stringify(['sojourn-vault', FORMAT, userId, use, fileId]))
}

export function toText(bytes: Bytes): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Null for what no device of ours wrote. */
export function fromText(text: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
