import { beforeAll, describe, expect, it } from 'vitest'

import { open, seal, toText, fromText } from './cipher.ts'
import { CODE_LENGTH, makeRecoveryCode, readRecoveryCode } from './recovery-code.ts'
import {
  changePassphrase,
  checkPassphrase,
  ITERATIONS,
  makeVault,
  renewRecoveryCode,
  unlockVault,
  type VaultLocks,
} from './vault-keys.ts'

const ANN = '00000000-0000-4000-8000-000000000001'
const BOB = '00000000-0000-4000-8000-000000000002'
const PASSPHRASE = 'seven quiet harbours'
const CONTENT = { userId: ANN, use: 'content', fileId: 'f' } as const
const word = (text: string) => new TextEncoder().encode(text)

let vault: Awaited<ReturnType<typeof makeVault>>
beforeAll(async () => {
  vault = await makeVault(ANN, PASSPHRASE)
})

const by = (passphrase: string) => ({ kind: 'passphrase', passphrase }) as const
const byCode = (code: string) => ({ kind: 'recovery', code }) as const

/** Whether this key opens what the vault's own key sealed. */
async function isSameKey(key: CryptoKey | null): Promise<boolean> {
  const opened = key && (await open(key, await seal(vault.key, word('x'), CONTENT), CONTENT))
  return opened !== null
}

describe('a vault', () => {
  it.each([
    ['the passphrase', by(PASSPHRASE)],
    ['the passphrase with a blank behind it', by(`${PASSPHRASE} `)],
    ['the passphrase in another normal form', by(PASSPHRASE.normalize('NFD'))],
  ])('opens on another device by %s', async (_, secret) => {
    expect(await isSameKey(await unlockVault(ANN, vault.locks, secret))).toBe(true)
  })

  it('opens by the recovery code, also in small letters and without dashes', async () => {
    expect(await isSameKey(await unlockVault(ANN, vault.locks, byCode(vault.code)))).toBe(true)
    const typed = vault.code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect(await isSameKey(await unlockVault(ANN, vault.locks, byCode(typed)))).toBe(true)
  })

  it.each([
    ['another passphrase', by('seven quiet harbour')],
    ['the passphrase in other letters', by('Seven quiet harbours')],
    ['no passphrase', by('')],
    ['another recovery code', byCode(makeRecoveryCode())],
    ['a code that is none', byCode('K7QD-')],
  ])('stays closed for %s', async (_, secret) => {
    expect(await unlockVault(ANN, vault.locks, secret)).toBeNull()
  })

  it('stays closed for the code with one sign changed', async () => {
    const [first = ''] = vault.code
    const changed = `${first === 'A' ? 'B' : 'A'}${vault.code.slice(1)}`
    expect(await unlockVault(ANN, vault.locks, byCode(changed))).toBeNull()
  })

  it('stays closed when its locks were put into another account', async () => {
    expect(await unlockVault(BOB, vault.locks, by(PASSPHRASE))).toBeNull()
  })

  const broken: readonly [string, Partial<VaultLocks>][] = [
    ['fewer iterations', { passphrase_iterations: 1 }],
    ['iterations without an end', { passphrase_iterations: 2 ** 40 }],
    ['a format of the future', { format: 2 }],
    ['a key that is no text of ours', { passphrase_key: '*'.repeat(80) }],
    ['an empty key', { passphrase_key: '' }],
  ]
  it.each(broken)('stays closed when the server answers with %s', async (_, change) => {
    expect(await unlockVault(ANN, { ...vault.locks, ...change }, by(PASSPHRASE))).toBeNull()
  })

  it('stays closed when one bit of the locked key was changed', async () => {
    const bytes = fromText(vault.locks.passphrase_key)
    if (!bytes) throw new Error('no key')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    expect(await unlockVault(ANN, { ...vault.locks, passphrase_key: toText(bytes) }, by(PASSPHRASE))).toBeNull()
  })

  it('gives no script its key', async () => {
    await expect(crypto.subtle.exportKey('raw', vault.key)).rejects.toThrow()
    const unlocked = await unlockVault(ANN, vault.locks, by(PASSPHRASE))
    await expect(crypto.subtle.exportKey('raw', unlocked as CryptoKey)).rejects.toThrow()
  })

  it('contains neither secret in what the server stores', () => {
    const stored = JSON.stringify(vault.locks)
    for (const secret of [PASSPHRASE, vault.code, vault.code.replaceAll('-', ''), toText(word(PASSPHRASE))])
      expect(stored).not.toContain(secret)
    expect(vault.locks.passphrase_iterations).toBe(ITERATIONS)
    expect(ITERATIONS).toBeGreaterThanOrEqual(600_000)
  })
})

describe('another passphrase', () => {
  it('replaces the old one and keeps the key, so that no file is encrypted again', async () => {
    const lock = await changePassphrase(ANN, vault.locks, by(PASSPHRASE), 'eleven loud lighthouses')
    const locks = { ...vault.locks, ...lock }
    expect(await isSameKey(await unlockVault(ANN, locks, by('eleven loud lighthouses')))).toBe(true)
    expect(await unlockVault(ANN, locks, by(PASSPHRASE))).toBeNull()
    expect(await isSameKey(await unlockVault(ANN, locks, byCode(vault.code)))).toBe(true)
  })

  it('can be set by the recovery code, and by nothing less', async () => {
    const lock = await changePassphrase(ANN, vault.locks, byCode(vault.code), 'eleven loud lighthouses')
    expect(await isSameKey(await unlockVault(ANN, { ...vault.locks, ...lock }, by('eleven loud lighthouses')))).toBe(
      true,
    )
    expect(await changePassphrase(ANN, vault.locks, by('wrong'), 'eleven loud lighthouses')).toBeNull()
  })

  it.each([
    ['short', 'short', 'quiet harb'],
    ['blanks', 'short', '            '],
    ['one letter', 'monotonous', 'aaaaaaaaaaaaaa'],
    ['two letters', 'monotonous', 'ababababababab'],
  ] as const)('is refused when it is %s', (_, problem, passphrase) => {
    expect(checkPassphrase(passphrase, passphrase)).toBe(problem)
  })

  it('is refused when the second one differs, and accepted when both are the same', () => {
    expect(checkPassphrase(PASSPHRASE, `${PASSPHRASE}!`)).toBe('mismatch')
    expect(checkPassphrase('quiet harbou', 'quiet harbou ')).toBeNull()
  })
})

describe('a recovery code', () => {
  it('replaces the one before it', async () => {
    const renewed = await renewRecoveryCode(ANN, vault.locks, by(PASSPHRASE))
    if (!renewed) throw new Error('not renewed')
    const locks = { ...vault.locks, ...renewed.lock }
    expect(await isSameKey(await unlockVault(ANN, locks, byCode(renewed.code)))).toBe(true)
    expect(await unlockVault(ANN, locks, byCode(vault.code))).toBeNull()
    expect(await renewRecoveryCode(ANN, vault.locks, byCode(makeRecoveryCode()))).toBeNull()
  })

  it('has 160 bits in eight groups, and never repeats', () => {
    const codes = Array.from({ length: 200 }, makeRecoveryCode)
    expect(new Set(codes).size).toBe(200)
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((CODE_LENGTH * 5) / 8).toBe(20)
  })

  it.each(['', 'hello', 'U'.repeat(32), 'A'.repeat(31), 'A'.repeat(33)])('is not read from “%s”', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull()
  })
})
