import { useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { type FileRow, vaultOverlay, vaultQuery, type VaultRow } from '../../entities/vault/vault-query.ts'
import { vaultSession } from '../../entities/vault/vault-session.ts'
import { useUnsent } from '../../offline/outbox-overlay.ts'
import { useHydratedQuery } from '../../offline/use-hydrated-query.ts'

export type VaultState =
  | { readonly kind: 'loading' | 'failed' | 'offline' | 'unsafe' | 'none' }
  | { readonly kind: 'locked' | 'open'; readonly locks: VaultRow; readonly files: readonly FileRow[] }

export type Vault = {
  readonly state: VaultState
  /** The list is a copy from that time, because the server did not answer. */
  readonly copiedAt: Date | null
  readonly reload: () => void
}

const EMPTY = { locks: null, files: [] } as const

export function useVault(userId: string): Vault {
  const config = usePageConfig()
  const { data, isPending, isError, dataUpdatedAt, refetch } = useHydratedQuery(vaultQuery(config, userId))
  const { locks, files } = useUnsent(vaultOverlay, data ?? EMPTY)
  const openFor = useSyncExternalStore(vaultSession.listen, vaultSession.openFor, vaultSession.openOnServer)
  const ids = data?.files.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids === undefined || isError) return
    void import('../../entities/vault/documents.ts')
      .then(({ forgetDeleted }) => forgetDeleted(userId, ids.split(' ')))
      .catch(() => undefined)
  }, [ids, isError, userId])
  const isCopy = isError && data !== undefined
  return {
    state: stateOf(),
    copiedAt: isCopy ? new Date(dataUpdatedAt) : null,
    reload: () => void refetch(),
  }

  function stateOf(): VaultState {
    if (data === undefined) {
      if (isPending) return { kind: 'loading' }
      return { kind: navigator.onLine ? 'failed' : 'offline' }
    }
    // Browsers encrypt only on secure pages.
    if (!globalThis.crypto?.subtle) return { kind: 'unsafe' }
    if (locks === null) return { kind: 'none' }
    return { kind: openFor === userId ? 'open' : 'locked', locks, files }
  }
}
