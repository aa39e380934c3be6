import { AppError } from '../../errors/app-error.ts'
import { isToOne, type Catalogue, type Relationship, type Table, type TableName } from '../catalogue/catalogue.ts'
import { WHOLE } from '../grammar/parse-query.ts'
import type {
  AtPath,
  Condition,
  OrderTerm,
  QueryAst,
  SelectEmbed,
  SelectField,
  SelectItem,
  Slice,
} from '../grammar/query-ast.ts'
import { quoteName, quoteTable } from '../sql/quote.ts'
import { findRelationship } from './find-relationship.ts'
import type { EmbedPlan, ReadPlan } from './read-plan.ts'

export type ReadRules = { readonly maxRows: number | null; readonly areAggregatesAllowed: boolean }
/** The root of a read: a table, or the result of a write or a call in `api_source`. */
export type Root = { readonly table: Table | null; readonly name: TableName; readonly isSource: boolean }

type Parameters = Pick<QueryAst, 'conditions' | 'orders' | 'slices'>
type Place = { readonly name: TableName; readonly table: Table | null; readonly depth: number } & Pick<
  ReadPlan,
  'fromSql' | 'columnsSql' | 'rowSql' | 'joins'
>
type Context = { readonly catalogue: Catalogue; readonly rules: ReadRules }

export const SOURCE = 'api_source'

export function resolveRead(catalogue: Catalogue, query: QueryAst, root: Root, rules: ReadRules): ReadPlan {
  const rowSql = quoteName(root.name.name)
  const place: Place = {
    name: root.name,
    table: root.table,
    depth: 0,
    rowSql,
    joins: [],
    ...(root.isSource
      ? { fromSql: `${SOURCE} AS ${rowSql}`, columnsSql: rowSql }
      : { fromSql: quoteTable(root.name), columnsSql: quoteTable(root.name) }),
  }
  return resolveNode({ catalogue, rules }, query.select, query, place)
}

function resolveNode(context: Context, items: readonly SelectItem[], parameters: Parameters, place: Place): ReadPlan {
  const { rules } = context
  const fields = items.filter((item): item is SelectField => item.kind === 'field')
  if (!rules.areAggregatesAllowed && fields.some((field) => field.aggregate)) throw new AppError('PGRST123')
  const embeds = items.filter((item): item is SelectEmbed => item.kind === 'embed')
  checkPaths(embeds, parameters)
  const slice = own(parameters.slices).at(-1) ?? WHOLE
  return {
    name: place.name.name,
    table: place.table,
    fromSql: place.fromSql,
    columnsSql: place.columnsSql,
    rowSql: place.rowSql,
    joins: place.joins,
    fields,
    embeds: embeds.map((embed) => resolveEmbed(context, embed, embeds, parameters, place)),
    conditions: own(parameters.conditions),
    order: own(parameters.orders).flat(),
    slice: withMaxRows(slice, rules.maxRows),
  }
}

function withMaxRows(slice: Slice, maxRows: number | null): Slice {
  return maxRows === null ? slice : { ...slice, limit: Math.min(slice.limit ?? maxRows, maxRows) }
}

function resolveEmbed(
  context: Context,
  embed: SelectEmbed,
  siblings: readonly SelectEmbed[],
  parameters: Parameters,
  parent: Place,
): EmbedPlan {
  const relationship = findRelationship(context.catalogue, parent.name, embed)
  const isForThis = (name: string): boolean => matchEmbed(siblings, name) === embed
  const place = placeOf(context.catalogue, relationship, parent)
  const plan = resolveNode(context, embed.items, below(parameters, isForThis), place)
  const isSingle = isToOne(relationship)
  return {
    name: embed.alias ?? embed.relation,
    // Built from the name in the answer, so that Postgres refuses a select that uses one name twice.
    sqlName: quoteName(`${parent.name.name}_${embed.alias ?? embed.relation}_${place.depth}`),
    isToOne: isSingle,
    isInner: embed.join === 'inner',
    isSpread: embed.isSpread,
    parentColumns: parentColumns(relationship),
    // A key already matches at most one row; a function only declares it.
    plan: isSingle ? { ...plan, slice: relationship.kind === 'computed' ? { limit: 1, offset: 0 } : WHOLE } : plan,
  }
}

function placeOf(catalogue: Catalogue, relationship: Relationship, parent: Place): Place {
  const depth = parent.depth + 1
  const { target } = relationship
  const alias = quoteName(`${target.name}_${depth}`)
  const table = catalogue.findTable(target.schema, target.name) ?? null
  const place = { name: target, table, depth, columnsSql: alias, rowSql: alias }
  switch (relationship.kind) {
    case 'computed': {
      const row = `${parent.rowSql}::${quoteTable(relationship.origin)}`
      return { ...place, fromSql: `${quoteTable(relationship.function)}(${row}) AS ${alias}`, joins: [] }
    }
    case 'junction': {
      const junction = quoteName(`${relationship.junction.name}_${depth}_via`)
      const fromSql = `${quoteTable(target)} AS ${alias}, ${quoteTable(relationship.junction)} AS ${junction}`
      const joins = [
        ...relationship.targetPairs.map(([column, via]) => equal(alias, column, junction, via)),
        ...relationship.originPairs.map(([column, via]) => equal(junction, via, parent.columnsSql, column)),
      ]
      return { ...place, fromSql, joins }
    }
    case 'key': {
      const joins = relationship.pairs.map(([column, other]) => equal(alias, other, parent.columnsSql, column))
      return { ...place, fromSql: `${quoteTable(target)} AS ${alias}`, joins }
    }
  }
}

function equal(left: string, leftColumn: string, right: string, rightColumn: string): string {
  return `${left}.${quoteName(leftColumn)} = ${right}.${quoteName(rightColumn)}`
}

function parentColumns(relationship: Relationship): readonly string[] | null {
  if (relationship.kind === 'computed') return null
  const pairs = relationship.kind === 'key' ? relationship.pairs : relationship.originPairs
  return pairs.map(([column]) => column)
}

function own<T>(items: readonly AtPath<T>[]): readonly T[] {
  return items.filter(({ path }) => path.length === 0).map(({ value }) => value)
}

function below(parameters: Parameters, isForThis: (name: string) => boolean): Parameters {
  const step = <T>(items: readonly AtPath<T>[]): readonly AtPath<T>[] =>
    items.flatMap(({ path: [first, ...rest], value }) =>
      first !== undefined && isForThis(first) ? [{ path: rest, value }] : [],
    )
  return { conditions: step(parameters.conditions), orders: step(parameters.orders), slices: step(parameters.slices) }
}

/** By the name in the answer; the table's own name is accepted too when an alias hides it. */
function matchEmbed(embeds: readonly SelectEmbed[], name: string): SelectEmbed | undefined {
  return (
    embeds.find((embed) => (embed.alias ?? embed.relation) === name) ?? embeds.find((embed) => embed.relation === name)
  )
}

function checkPaths(embeds: readonly SelectEmbed[], parameters: Parameters): void {
  const all: readonly AtPath<Condition | readonly OrderTerm[] | Slice>[] = [
    ...parameters.conditions,
    ...parameters.orders,
    ...parameters.slices,
  ]
  for (const { path } of all) {
    const [first] = path
    if (first !== undefined && !matchEmbed(embeds, first)) throw notEmbedded(first)
  }
}

export function notEmbedded(name: string): AppError {
  return new AppError('PGRST108', {
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}
