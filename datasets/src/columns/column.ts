import type { Source } from '@app/domain/kernel'

/**
 * How one column of a large table is written. Columns compress better than rows and are read without building
 * a hundred thousand objects that nobody asks for.
 */
export type Column =
  | { readonly kind: 'text'; readonly values: readonly string[] }
  /** Few different values: a list of them, and for every row its place in the list. */
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly values: readonly number[] }
  /** Whole numbers as steps from the row before, in units of `1 / scale`. */
  | { readonly kind: 'steps'; readonly scale: number; readonly values: readonly number[] }
  /** Most rows have none: steps to the next row that has one, and its value. */
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
