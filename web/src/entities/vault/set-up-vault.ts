/** What needs the server at once: with two vaults made offline on two devices, one would lock out the other. */
import { backend } from '../../api/backend.ts'
import { queryClient } from '../../offline/query-client.ts'
import { changePassphrase, makeVault, renewRecoveryCode, type Secret, type VaultLocks } from './vault-keys.ts'
import { type Account, vaultKey, type VaultRow } from './vault-query.ts'

export type Refusal = 'offline' | 'exists' | 'changed' | 'secret' | 'failed'
type Outcome<Done extends object> = ({ readonly kind: 'done' } & Done) | { readonly kind: Refusal }

const DEADLINE_MS = 15_000
const DUPLICATE = '23505'

/** The vault opens when its recovery code has been shown (`vaultSession.unlock`). */
export async function setUpVault(
  { config, userId }: Account,
  passphrase: string,
): Promise<Outcome<{ code: string; key: CryptoKey }>> {
  if (!navigator.onLine) return { kind: 'offline' }
  const { locks, code, key } = await makeVault(userId, passphrase)
  const { from } = await backend(config)
  const { error } = await from('vaults')
    .insert({ user_id: userId, ...locks })
    .abortSignal(AbortSignal.timeout(DEADLINE_MS))
  if (error) return { kind: error.code === DUPLICATE ? 'exists' : await wasStored({ config, userId }, locks) }
  await queryClient.invalidateQueries({ queryKey: vaultKey(userId) })
  return { kind: 'done', code, key }
}

/** Without an answer the vault may be there all the same, with a code that nobody has seen: it is taken back. */
async function wasStored({ config, userId }: Account, { passphrase_key }: VaultLocks): Promise<Refusal> {
  const { from } = await backend(config)
  await from('vaults').delete().eq('user_id', userId).eq('passphrase_key', passphrase_key)
  return navigator.onLine ? 'failed' : 'offline'
}

export async function setPassphrase(
  account: Account,
  locks: VaultRow,
  secret: Secret,
  passphrase: string,
): Promise<Outcome<object>> {
  const lock = await changePassphrase(account.userId, locks, secret, passphrase)
  return lock ? replaceLock(account, locks, lock) : { kind: 'secret' }
}

export async function replaceRecoveryCode(
  account: Account,
  locks: VaultRow,
  secret: Secret,
): Promise<Outcome<{ code: string }>> {
  const renewed = await renewRecoveryCode(account.userId, locks, secret)
  if (!renewed) return { kind: 'secret' }
  const outcome = await replaceLock(account, locks, renewed.lock)
  return outcome.kind === 'done' ? { ...outcome, code: renewed.code } : outcome
}

/** Only over the locks that this device read: another device may have changed them since. */
async function replaceLock(
  { config, userId }: Account,
  { revision }: VaultRow,
  lock: Partial<VaultLocks>,
): Promise<Outcome<object>> {
  if (!navigator.onLine) return { kind: 'offline' }
  const { from } = await backend(config)
  const { data, error } = await from('vaults')
    .update(lock)
    .eq('user_id', userId)
    .eq('revision', revision)
    .select('revision')
    .abortSignal(AbortSignal.timeout(DEADLINE_MS))
  await queryClient.invalidateQueries({ queryKey: vaultKey(userId) })
  if (error) return { kind: navigator.onLine ? 'failed' : 'offline' }
  return { kind: data.length === 1 ? 'done' : 'changed' }
}

/** Everything in it is gone: for those who have lost both secrets, and for those who want no vault any more. */
export async function destroyVault({ config, userId }: Account, ids: readonly string[]): Promise<Outcome<object>> {
  if (!navigator.onLine) return { kind: 'offline' }
  const { from, storage } = await backend(config)
  const bucket = (await storage()).from('documents')
  const removed = ids.length > 0 ? await bucket.remove(ids.map((id) => `${userId}/${id}`)) : { error: null }
  const files = removed.error ? removed : await from('vault_files').delete().eq('user_id', userId)
  const vault = files.error ? files : await from('vaults').delete().eq('user_id', userId)
  await (await import('./forget-vault.ts')).forgetVault(userId)
  await queryClient.invalidateQueries({ queryKey: vaultKey(userId) })
  return { kind: vault.error ? 'failed' : 'done' }
}
