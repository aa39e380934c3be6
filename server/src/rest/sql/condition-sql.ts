import { AppError } from '../../errors/app-error.ts'
import type { CompareOperator, Condition, Filter, Operation, TextSearchOperator } from '../grammar/query-ast.ts'
import type { EmbedPlan } from '../resolve/read-plan.ts'
import { fieldSql, type Bind, type FieldSource } from './field-sql.ts'

const COMPARE: Readonly<Record<CompareOperator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}
const SEARCH: Readonly<Record<TextSearchOperator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}
const IS = { null: 'NULL', not_null: 'NOT NULL', true: 'TRUE', false: 'FALSE', unknown: 'UNKNOWN' } as const

export type ConditionSource = FieldSource & { readonly embeds?: readonly EmbedPlan[] }
/** The SQL of "has no such embedded row"; it differs between the query itself and its count. */
export type NullEmbedSql = (embed: EmbedPlan, isNegated: boolean) => string

const byJoinedRow: NullEmbedSql = ({ sqlName, isToOne }, isNegated) =>
  `${sqlName}.${isToOne ? '*' : 'list'} IS ${isNegated ? '' : 'NOT '}DISTINCT FROM NULL`

export function conditionSql(
  source: ConditionSource,
  condition: Condition,
  bind: Bind,
  nullEmbedSql: NullEmbedSql = byJoinedRow,
): string {
  if (condition.kind === 'filter') return filterSql(source, condition, bind, nullEmbedSql)
  const parts = condition.conditions.map((part) => conditionSql(source, part, bind, nullEmbedSql))
  return `${condition.isNegated ? 'NOT ' : ''}(${parts.join(condition.junction === 'and' ? ' AND ' : ' OR ')})`
}

function filterSql(source: ConditionSource, filter: Filter, bind: Bind, nullEmbedSql: NullEmbedSql): string {
  const embed = embedMeant(source, filter)
  if (embed) return nullEmbedSql(embed, filter.isNegated)
  const { operation } = filter
  const field = fieldSql(source, filter.field, bind)
  const left = operation.kind === 'search' ? searchedSql(source, filter, operation, field, bind) : field
  return `${filter.isNegated ? 'NOT ' : ''}(${left} ${operationSql(operation, bind)})`
}

/** `author=is.null` tests whether anything was embedded, unless the table has a column of that name. */
function embedMeant({ embeds = [], table }: ConditionSource, { field, operation }: Filter): EmbedPlan | null {
  const embed = field.path.length === 0 ? embeds.find(({ name }) => name === field.name) : undefined
  if (!embed) return null
  if (operation.kind === 'is' && operation.value === 'null') return embed
  if (table?.columns.has(field.name)) return null
  throw new AppError('PGRST120', {
    message: `Bad operator on the '${field.name}' embedded resource`,
    details: 'Only is null or not is null filters are allowed on embedded resources',
  })
}

function operationSql(operation: Operation, bind: Bind): string {
  switch (operation.kind) {
    case 'compare': {
      const { operator, quantifier, value } = operation
      const isPattern = operator === 'like' || operator === 'ilike'
      const placeholder = bind(isPattern ? value.replaceAll('*', '%') : value)
      return `${COMPARE[operator]} ${quantifier ? `${quantifier.toUpperCase()}(${placeholder})` : placeholder}`
    }
    case 'in':
      return operation.values.length === 0 ? `= ANY('{}')` : `= ANY(${bind(toArrayLiteral(operation.values))})`
    case 'is':
      return `IS ${IS[operation.value]}`
    case 'isdistinct':
      return `IS DISTINCT FROM ${bind(operation.value)}`
    case 'search':
      return `@@ ${SEARCH[operation.operator]}(${languageSql(operation.language, bind)}${bind(operation.value)})`
  }
}

/** Text and JSON columns are searched as documents; a tsvector already is one. */
function searchedSql(
  { table }: ConditionSource,
  { field }: Filter,
  { language }: Extract<Operation, { kind: 'search' }>,
  sql: string,
  bind: Bind,
): string {
  const type = table?.columns.get(field.name)?.type
  const isDocument = field.path.length === 0 && (type === undefined || type === 'tsvector')
  return isDocument ? sql : `to_tsvector(${languageSql(language, bind)}${sql})`
}

function languageSql(language: string | null, bind: Bind): string {
  return language === null ? '' : `${bind(language)}::regconfig, `
}

function toArrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
}
