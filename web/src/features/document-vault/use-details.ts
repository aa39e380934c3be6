import { useEffect, useState } from 'react'

import { type DocumentDetails, openDetails } from '../../entities/vault/seal-file.ts'
import type { FileRow } from '../../entities/vault/vault-query.ts'
import { vaultSession } from '../../entities/vault/vault-session.ts'

export type OpenDocument = {
  readonly row: FileRow
  /** Null when it was tampered with. */
  readonly details: DocumentDetails | null
}

/** Decrypted for the screen, in memory only. Null while it is being decrypted for the first time. */
export function useDetails(userId: string, files: readonly FileRow[]): readonly OpenDocument[] | null {
  const [documents, setDocuments] = useState<readonly OpenDocument[] | null>(null)
  // The overlay makes another list at every render.
  const version = files.map(({ id, revision, details }) => `${id} ${revision} ${details.length}`).join('\n')
  useEffect(() => {
    let isCurrent = true
    const key = vaultSession.key(userId)
    if (key) {
      const opened = files.map(async (row) => ({ row, details: await openDetails(key, userId, row) }))
      void Promise.all(opened).then((all) => isCurrent && setDocuments(all))
    }
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `version` stands for `files`
  }, [userId, version])
  return documents
}
