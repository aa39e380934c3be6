import { AppError } from '../../errors/app-error.ts'
import type { Aggregate, OrderTerm, SelectField } from '../grammar/query-ast.ts'
import type { EmbedPlan, ReadPlan } from '../resolve/read-plan.ts'
import { notEmbedded } from '../resolve/resolve-read.ts'
import { conditionSql } from './condition-sql.ts'
import { fieldSql, type Bind } from './field-sql.ts'
import { quoteName } from './quote.ts'

/** One column of the answer. An aggregate is applied last, because a spread passes it to its parent. */
type Output = {
  readonly sql: string
  readonly name: string | null
  readonly aggregate: { readonly name: Aggregate; readonly cast: string | null } | null
  readonly isJson: boolean
}
type Part = { readonly outputs: readonly Output[]; readonly joinSql: string }

export function readSql(plan: ReadPlan, bind: Bind): string {
  const { outputs, tailSql } = prepare(plan, bind)
  return `SELECT ${outputs.map(render).join(', ') || '1'} ${tailSql}`
}

/** The select list and the clauses after it. A spread is not grouped itself: its aggregates are its parent's. */
function prepare(plan: ReadPlan, bind: Bind, isSpread = false): { outputs: readonly Output[]; tailSql: string } {
  const isGrouped = !isSpread && hasAggregates(plan)
  const fields = isGrouped || isSpread ? expandStars(plan) : plan.fields
  const parts = plan.embeds.map((embed) => embedPart(embed, bind))
  const own = fields.map((field) => fieldOutput(plan, field, isSpread, bind))
  const outputs = [...own, ...parts.flatMap((part) => part.outputs)]
  const comparable = isGrouped ? outputs.map(asComparable) : outputs
  const where = [...plan.joins, ...plan.conditions.map((condition) => conditionSql(plan, condition, bind))]
  const groups = comparable.flatMap(({ aggregate }, i) => (aggregate ? [] : [i + 1]))
  const tail = [
    `FROM ${plan.fromSql}`,
    ...parts.map((part) => part.joinSql),
    where.length > 0 ? `WHERE ${where.join(' AND ')}` : '',
    isGrouped && groups.length > 0 ? `GROUP BY ${groups.join(', ')}` : '',
    plan.order.length > 0 ? `ORDER BY ${plan.order.map((term) => orderSql(plan, term, bind)).join(', ')}` : '',
    sliceSql(plan, bind),
  ]
  return { outputs: comparable, tailSql: tail.filter((text) => text !== '').join(' ') }
}

function hasAggregates(plan: ReadPlan): boolean {
  const spreads = plan.embeds.filter((embed) => embed.isSpread && embed.isToOne)
  return plan.fields.some((field) => field.aggregate !== null) || spreads.some((embed) => hasAggregates(embed.plan))
}

function expandStars(plan: ReadPlan): readonly SelectField[] {
  return plan.fields.flatMap((field) => {
    if (field.field.name !== '*' || field.aggregate || !plan.table) return [field]
    return [...plan.table.columns.keys()].map((name) => ({ ...field, field: { name, path: [] } }))
  })
}

function fieldOutput(plan: ReadPlan, select: SelectField, isSpread: boolean, bind: Bind): Output {
  const { field, cast, aggregate, aggregateCast } = select
  const isWholeRow = field.name === '*' && aggregate !== null
  // When a spread finds no row its parent sees null, which is not counted.
  const value = isWholeRow ? (isSpread ? 'TRUE' : '*') : fieldSql(plan, field, bind)
  return {
    sql: cast === null ? value : `CAST(${value} AS ${cast})`,
    name: select.alias ?? aggregate ?? (field.name === '*' ? null : nameOf(field)),
    aggregate: aggregate && { name: aggregate, cast: aggregateCast },
    isJson: false,
  }
}

/** `data->1->name->>2` is shown as "name", `data->3` as "data". */
function nameOf({ name, path }: SelectField['field']): string {
  return path.findLast(({ operand }) => operand.kind === 'key')?.operand.text ?? name
}

function render({ sql, name, aggregate }: Output): string {
  const value = aggregate ? castSql(`${aggregate.name}(${sql})`, aggregate.cast) : sql
  return name === null ? value : `${value} AS ${quoteName(name)}`
}

function castSql(sql: string, cast: string | null): string {
  return cast === null ? sql : `CAST(${sql} AS ${cast})`
}

/** json has no equality, which GROUP BY needs. */
function asComparable(output: Output): Output {
  return output.isJson ? { ...output, sql: `(${output.sql})::jsonb` } : output
}

function embedPart(embed: EmbedPlan, bind: Bind): Part {
  if (embed.isSpread) return spreadPart(embed, bind)
  const { sqlName, isToOne } = embed
  const isHidden = embed.plan.fields.length === 0 && embed.plan.embeds.every(isHiddenEmbed)
  const inner = readSql(embed.plan, bind)
  const sql = isToOne ? `row_to_json(${sqlName}.*)` : `COALESCE(${sqlName}.list, '[]')`
  const outputs = isHidden ? [] : [{ sql, name: embed.name, aggregate: null, isJson: true }]
  const lateral = isToOne ? inner : `SELECT json_agg(item.*) AS list FROM (${inner}) AS item`
  return { outputs, joinSql: joinSql(embed, lateral) }
}

function isHiddenEmbed({ isSpread, plan }: EmbedPlan): boolean {
  return !isSpread && plan.fields.length === 0 && plan.embeds.every(isHiddenEmbed)
}

/** A list always yields one row, even when empty, so only its content tells whether anything was found. */
function joinSql({ sqlName, isInner, isToOne }: EmbedPlan, lateral: string): string {
  const isFound = isInner && !isToOne ? `${sqlName}.list IS NOT NULL` : 'TRUE'
  return `${isInner ? 'INNER' : 'LEFT'} JOIN LATERAL (${lateral}) AS ${sqlName} ON ${isFound}`
}

/** The columns of the embedded resource become the parent's own; of many rows, each column becomes an array. */
function spreadPart(embed: EmbedPlan, bind: Bind): Part {
  const { sqlName, isToOne } = embed
  const { outputs, tailSql } = prepare(embed.plan, bind, true)
  const column = (i: number): string => quoteName(`spread_${i}`)
  const inner = `SELECT ${outputs.map(({ sql }, i) => `${sql} AS ${column(i)}`).join(', ') || '1'} ${tailSql}`
  if (isToOne) {
    const lifted = outputs.map((output, i) => ({ ...output, sql: `${sqlName}.${column(i)}` }))
    return { outputs: lifted, joinSql: joinSql(embed, inner) }
  }
  if (outputs.some(({ aggregate }) => aggregate)) {
    const details = 'Aggregates are not implemented for one-to-many or many-to-many spreads.'
    throw new AppError('PGRST127', { details })
  }
  const arrays = outputs.map((_, i) => `json_agg(item.${column(i)}) AS ${column(i)}`)
  const lateral = `SELECT ${['nullif(count(*), 0) AS list', ...arrays].join(', ')} FROM (${inner}) AS item`
  const lifted = outputs.map(({ name }, i) => {
    return { sql: `COALESCE(${sqlName}.${column(i)}, '[]')`, name, aggregate: null, isJson: true }
  })
  return { outputs: lifted, joinSql: joinSql(embed, lateral) }
}

function orderSql(plan: ReadPlan, term: OrderTerm, bind: Bind): string {
  const value = term.relation === null ? fieldSql(plan, term.field, bind) : relatedSql(plan, term, bind)
  const direction = term.direction ? ` ${term.direction.toUpperCase()}` : ''
  return `${value}${direction}${term.nulls ? ` NULLS ${term.nulls.toUpperCase()}` : ''}`
}

/** Read separately, since the embedded object may not contain the ordering column. */
function relatedSql(plan: ReadPlan, { relation, field }: OrderTerm, bind: Bind): string {
  const embed = plan.embeds.find(({ name }) => name === relation)
  if (!embed) throw notEmbedded(relation ?? '')
  if (!embed.isToOne) {
    throw new AppError('PGRST118', {
      message: `A related order on '${relation}' is not possible`,
      details: `'${plan.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    })
  }
  const only = { kind: 'field', field, alias: 'value', cast: null, aggregate: null, aggregateCast: null } as const
  return `(${readSql({ ...embed.plan, fields: [only], embeds: [], slice: { limit: 1, offset: 0 } }, bind)})`
}

function sliceSql({ slice }: ReadPlan, bind: Bind): string {
  const limit = slice.limit === null ? '' : `LIMIT ${bind(slice.limit)}`
  return slice.offset === 0 ? limit : `${limit} OFFSET ${bind(slice.offset)}`.trimStart()
}
