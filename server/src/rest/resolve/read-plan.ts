import type { Table } from '../catalogue/catalogue.ts'
import type { Condition, OrderTerm, SelectField, Slice } from '../grammar/query-ast.ts'

/** One resource to read, with every name resolved; embedded ones hang below it. */
export type ReadPlan = {
  /** The name used in messages. */
  readonly name: string
  /** Where the column types come from; null for the result of a function that is no table's row. */
  readonly table: Table | null
  /** The FROM item as SQL, and how its columns and its whole row are named after it. */
  readonly fromSql: string
  readonly columnsSql: string
  readonly rowSql: string
  readonly fields: readonly SelectField[]
  readonly embeds: readonly EmbedPlan[]
  /** SQL conditions that tie this resource to its parent. */
  readonly joins: readonly string[]
  readonly conditions: readonly Condition[]
  readonly order: readonly OrderTerm[]
  readonly slice: Slice
}

export type EmbedPlan = {
  /** The name it has in the answer. */
  readonly name: string
  readonly sqlName: string
  readonly isToOne: boolean
  readonly isInner: boolean
  readonly isSpread: boolean
  /** Columns of the parent that the join needs; null when it needs the whole row. */
  readonly parentColumns: readonly string[] | null
  readonly plan: ReadPlan
}
