import type { Statement } from '../../database/db.ts'
import type { SqlValue } from '../../database/sql-values.ts'
import type { Condition } from './change-filter.ts'
import { quoteName, type TableColumn } from './published-tables.ts'

const SYMBOLS = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
} as const

/**
 * One boolean expression over the columns of `alias`, null when SQL yields null; `firstValue` is the number of its
 * first bound value.
 */
export function toFilterSql(
  conditions: readonly Condition[],
  columns: readonly TableColumn[],
  alias: string,
  firstValue = 1,
): Statement & { readonly values: readonly SqlValue[] } {
  const values: SqlValue[] = []
  const parts = conditions.map((condition) => {
    const column = columns.find(({ name }) => name === condition.column)
    // The column was dropped after the subscription was made, so nothing can match.
    if (!column) return 'false'
    return toSql(condition, column, `${alias}.${quoteName(column.name)}`, (value) => {
      values.push(value)
      return `$${firstValue + values.length - 1}`
    })
  })
  return { text: parts.length > 0 ? `(${parts.join(' and ')})` : 'true', values }
}

function toSql(
  { operator, isNegated, values }: Condition,
  { sqlType }: TableColumn,
  cell: string,
  bind: (value: SqlValue) => string,
): string {
  const [value = ''] = values
  switch (operator) {
    case 'is':
      // The parser allows only four keywords.
      return `${cell} is ${isNegated ? 'not ' : ''}${value}`
    case 'isdistinct':
      return `${cell} is ${isNegated ? 'not ' : ''}distinct from ${bind(value)}::${sqlType}`
    case 'in':
      return `${isNegated ? 'not ' : ''}(${cell} = any(${bind(values)}::${sqlType}[]))`
    case 'like':
    case 'ilike':
    case 'match':
    case 'imatch':
      return `${isNegated ? 'not ' : ''}(${cell}::text ${SYMBOLS[operator]} ${bind(value)}::text)`
    case 'eq':
    case 'neq':
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return `${isNegated ? 'not ' : ''}(${cell} ${SYMBOLS[operator]} ${bind(value)}::${sqlType})`
  }
}
