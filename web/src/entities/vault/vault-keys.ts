/**
 * The key of a vault, and the two locks on it. Whoever has neither the passphrase nor the recovery code cannot open it;
 * the server has neither.
 */
import { type Bytes, fromText, importKey, KEY_BYTES, open, randomBytes, seal, toText } from './cipher.ts'
import { makeRecoveryCode, readRecoveryCode } from './recovery-code.ts'

/** As the server stores it. */
export type VaultLocks = {
  readonly format: number
  readonly passphrase_salt: string
  readonly passphrase_iterations: number
  readonly passphrase_key: string
  readonly recovery_salt: string
  readonly recovery_key: string
}

export type Secret =
  | { readonly kind: 'passphrase'; readonly passphrase: string }
  | { readonly kind: 'recovery'; readonly code: string }

type PassphraseLock = Pick<VaultLocks, 'passphrase_salt' | 'passphrase_iterations' | 'passphrase_key'>
type RecoveryLock = Pick<VaultLocks, 'recovery_salt' | 'recovery_key'>

export const VAULT_FORMAT = 1
/** PBKDF2 with SHA-256: the OWASP Password Storage Cheat Sheet asks for 600,000 (2023, unchanged 2026). */
export const ITERATIONS = 600_000
/** A server that asked for more would only lock the phone up. */
const MOST_ITERATIONS = 10_000_000
const SALT_BYTES = 16
export const MINIMUM_PASSPHRASE_LENGTH = 12
const MINIMUM_DIFFERENT_SIGNS = 6

export type UnfitPassphrase = 'short' | 'monotonous' | 'mismatch'

/** Long rather than odd: three or four words. Guessing is only as slow as the passphrase is long. */
export function checkPassphrase(passphrase: string, repeated: string): UnfitPassphrase | null {
  const plain = normalised(passphrase)
  if (plain.length < MINIMUM_PASSPHRASE_LENGTH) return 'short'
  if (new Set(plain.toLowerCase()).size < MINIMUM_DIFFERENT_SIGNS) return 'monotonous'
  return plain === normalised(repeated) ? null : 'mismatch'
}

export async function makeVault(userId: string, passphrase: string) {
  const raw = randomBytes(KEY_BYTES)
  const code = makeRecoveryCode()
  const locks: VaultLocks = {
    format: VAULT_FORMAT,
    ...(await lockByPassphrase(userId, raw, passphrase)),
    ...(await lockByCode(userId, raw, code)),
  }
  return { locks, code, key: await importKey(raw) }
}

/** Null when the secret is wrong, or the locks were tampered with. */
export async function unlockVault(userId: string, locks: VaultLocks, secret: Secret): Promise<CryptoKey | null> {
  const raw = await readKey(userId, locks, secret)
  return raw && importKey(raw)
}

/** Needs a secret that opens the vault: its key cannot be read back from memory. */
export async function changePassphrase(
  userId: string,
  locks: VaultLocks,
  secret: Secret,
  passphrase: string,
): Promise<PassphraseLock | null> {
  const raw = await readKey(userId, locks, secret)
  if (!raw) return null
  const lock = await lockByPassphrase(userId, raw, passphrase)
  raw.fill(0)
  return lock
}

/** The code before it stops working. */
export async function renewRecoveryCode(
  userId: string,
  locks: VaultLocks,
  secret: Secret,
): Promise<{ readonly lock: RecoveryLock; readonly code: string } | null> {
  const raw = await readKey(userId, locks, secret)
  if (!raw) return null
  const code = makeRecoveryCode()
  const lock = await lockByCode(userId, raw, code)
  raw.fill(0)
  return { lock, code }
}

async function readKey(userId: string, locks: VaultLocks, secret: Secret): Promise<Bytes | null> {
  if (locks.format !== VAULT_FORMAT) return null
  if (secret.kind === 'passphrase') {
    const salt = fromText(locks.passphrase_salt)
    const sealed = fromText(locks.passphrase_key)
    const rounds = locks.passphrase_iterations
    if (!salt || !sealed || rounds < ITERATIONS || rounds > MOST_ITERATIONS) return null
    return open(await fromPassphrase(secret.passphrase, salt, rounds), sealed, { userId, use: 'passphrase' })
  }
  const code = readRecoveryCode(secret.code)
  const salt = fromText(locks.recovery_salt)
  const sealed = fromText(locks.recovery_key)
  if (code === null || !salt || !sealed) return null
  return open(await fromCode(code, salt), sealed, { userId, use: 'recovery' })
}

async function lockByPassphrase(userId: string, raw: Bytes, passphrase: string): Promise<PassphraseLock> {
  const salt = randomBytes(SALT_BYTES)
  const sealed = await seal(await fromPassphrase(passphrase, salt, ITERATIONS), raw, { userId, use: 'passphrase' })
  return { passphrase_salt: toText(salt), passphrase_iterations: ITERATIONS, passphrase_key: toText(sealed) }
}

async function lockByCode(userId: string, raw: Bytes, code: string): Promise<RecoveryLock> {
  const salt = randomBytes(SALT_BYTES)
  const sealed = await seal(await fromCode(code, salt), raw, { userId, use: 'recovery' })
  return { recovery_salt: toText(salt), recovery_key: toText(sealed) }
}

async function fromPassphrase(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(normalised(passphrase))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, base, ...WRAPPING)
}

/** The code is as random as a key, so it needs no slow function. */
async function fromCode(code: string, salt: Bytes): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(code)
  const info = new TextEncoder().encode('sojourn-vault recovery')
  const base = await crypto.subtle.importKey('raw', typed, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, ...WRAPPING)
}

const WRAPPING: [AesKeyGenParams, boolean, KeyUsage[]] = [
  { name: 'AES-GCM', length: 256 },
  false,
  ['encrypt', 'decrypt'],
]

/** Keyboards write one letter in several ways, and phones add a blank at the end. */
function normalised(passphrase: string): string {
  return passphrase.normalize('NFKC').trim()
}
