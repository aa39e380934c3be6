import { createHash } from 'node:crypto'

import type { RegisteredTable } from './registered-table.ts'

/** The decompressed content of a file in `packed/`. */
export type PackedFile = {
  readonly table: RegisteredTable
  readonly text: string
  readonly rows: number
  /** Other files in the folder of this one, read one at a time. */
  readonly parts?: readonly PackedPart[]
}

export type PackedPart = { readonly file: string; readonly text: string }

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
