import type { Source } from '@app/domain/kernel'

/**
 * The encoding of one column of a large table. Columns compress better than rows and are read without creating a
 * hundred thousand unused objects.
 */
export type Column =
  | { readonly kind: 'text'; readonly values: readonly string[] }
  /** Few distinct values: a list of them, and an index for every row. */
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly values: readonly number[] }
  /** Whole numbers as differences from the previous row, in units of `1 / scale`. */
  | { readonly kind: 'steps'; readonly scale: number; readonly values: readonly number[] }
  /** Mostly empty: steps to the next row with a value, and the value. */
  | { readonly kind: 'sparse'; readonly rows: readonly number[]; readonly values: readonly string[] }

export type ColumnTable = {
  readonly table: string
  readonly version: number
  readonly source: Source
  readonly licence: string
  readonly checkedAt: string
  readonly rows: number
  readonly columns: Readonly<Record<string, Column>>
}
