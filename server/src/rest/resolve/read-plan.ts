import type { Table } from '../catalogue/catalogue.ts'
import type { Condition, OrderTerm, SelectField, Slice } from '../grammar/query-ast.ts'

/** One resource to read, with every name resolved; embedded ones hang below it. */
export type ReadPlan = {
  /** The name used in messages. */
  readonly name: string
  /** The table of the column types; null for a function result that is not a table row. */
  readonly table: Table | null
  /** The FROM item as SQL, and the SQL for its columns and its whole row. */
  readonly fromSql: string
  readonly columnsSql: string
  readonly rowSql: string
  readonly fields: readonly SelectField[]
  readonly embeds: readonly EmbedPlan[]
  /** SQL conditions that join this resource to its parent. */
  readonly joins: readonly string[]
  readonly conditions: readonly Condition[]
  readonly order: readonly OrderTerm[]
  readonly slice: Slice
}

export type EmbedPlan = {
  /** Its key in the answer. */
  readonly name: string
  readonly sqlName: string
  readonly isToOne: boolean
  readonly isInner: boolean
  readonly isSpread: boolean
  /** Columns of the parent that the join needs; null when it needs the whole row. */
  readonly parentColumns: readonly string[] | null
  readonly plan: ReadPlan
}
