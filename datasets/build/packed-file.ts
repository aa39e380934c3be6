import { createHash } from 'node:crypto'

import type { RegisteredTable } from './registered-table.ts'

/** What a file in `packed/` says once it is decompressed. */
export type PackedFile = { readonly table: RegisteredTable; readonly text: string; readonly rows: number }

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
