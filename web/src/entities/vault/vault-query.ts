import type { Tables } from '@app/contracts/generated/database'
import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { createOverlay } from '../../offline/outbox-overlay.ts'
import type { OfflineAction } from '../../offline/outbox/offline-action.ts'
import { accountKey, requireNetwork } from '../../offline/query-client.ts'

const NAME = 'vault'
const DEADLINE_MS = 8000
const LOCK_COLUMNS =
  'format,passphrase_salt,passphrase_iterations,passphrase_key,recovery_salt,recovery_key,revision' as const
const FILE_COLUMNS = 'id,wrapped_key,details,expires_on,revision,created_at' as const

export type VaultRow = Pick<
  Tables<'vaults'>,
  | 'format'
  | 'passphrase_salt'
  | 'passphrase_iterations'
  | 'passphrase_key'
  | 'recovery_salt'
  | 'recovery_key'
  | 'revision'
>
export type FileRow = Pick<
  Tables<'vault_files'>,
  'id' | 'wrapped_key' | 'details' | 'expires_on' | 'revision' | 'created_at'
>

export type Account = { readonly config: BackendConfig; readonly userId: string }

/** Nothing of it can be read without the passphrase, so it may be stored like any other answer. */
export type VaultData = {
  /** Null before the vault is set up. */
  readonly locks: VaultRow | null
  readonly files: readonly FileRow[]
}

const ENTITY = 'vault-file:'
/** Keeps the writes to one document in order. */
export const entityOf = (id: string): string => `${ENTITY}${id}`
export const vaultKey = (userId: string) => accountKey(userId, NAME)

export const vaultOverlay = createOverlay<VaultData>({
  name: NAME,
  isAbout: ({ entity }) => entity.startsWith(ENTITY),
  apply: applyToVault,
})

export function vaultQuery(config: BackendConfig, userId: string | null) {
  return queryOptions({
    queryKey: accountKey(userId, NAME),
    enabled: userId !== null,
    queryFn: async (): Promise<VaultData> => {
      requireNetwork()
      const { from } = await backend(config)
      const [locks, files] = await Promise.all([
        from('vaults').select(LOCK_COLUMNS).abortSignal(AbortSignal.timeout(DEADLINE_MS)).maybeSingle(),
        from('vault_files')
          .select(FILE_COLUMNS)
          .order('created_at', { ascending: false })
          .order('id')
          .abortSignal(AbortSignal.timeout(DEADLINE_MS)),
      ])
      const error = locks.error ?? files.error
      if (error) throw new Error(error.message)
      return { locks: locks.data, files: files.data ?? [] }
    },
  })
}

type Unsent = Pick<OfflineAction, 'url' | 'entity' | 'method' | 'body' | 'timestamp'>

/** The list after this write; the bytes of a document change nothing in it. */
export function applyToVault(data: VaultData, { url, entity, method, body, timestamp }: Unsent): VaultData {
  if (!url.startsWith('/rest/')) return data
  const isIt = ({ id }: FileRow): boolean => entityOf(id) === entity
  if (method === 'DELETE') return { ...data, files: data.files.filter((file) => !isIt(file)) }
  const row = JSON.parse(body ?? '{}') as Partial<FileRow>
  if (method === 'PATCH') {
    return {
      ...data,
      files: data.files.map((file) => (isIt(file) ? { ...file, ...row, revision: file.revision + 1 } : file)),
    }
  }
  if (data.files.some(isIt)) return data
  const made = { ...EMPTY, created_at: new Date(timestamp).toISOString(), ...row, id: entity.slice(ENTITY.length) }
  return { ...data, files: [made, ...data.files] }
}

const EMPTY: Omit<FileRow, 'id' | 'created_at'> = { wrapped_key: '', details: '', expires_on: null, revision: 1 }
