import type { Table } from '../catalogue/catalogue.ts'
import type { DescribedColumn, DescribedTable } from './description-sql.ts'
import { swaggerDefault, swaggerType } from './swagger-types.ts'

export type Json = { readonly [name: string]: unknown }

const ref = (name: string): Json => ({ $ref: `#/parameters/${name}` })

export function tableDefinition(table: DescribedTable, { primaryKey }: Table): Json {
  const required = table.columns.filter((column) => column.isRequired).map(({ name }) => name)
  return {
    ...(table.comment === null ? {} : { description: table.comment }),
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(
      table.columns.map((column) => [column.name, columnProperty(column, primaryKey.includes(column.name))]),
    ),
    type: 'object',
  }
}

function columnProperty(column: DescribedColumn, isPrimaryKey: boolean): Json {
  const { type, defaultSql, maxLength } = column
  const description = columnDescription(column, isPrimaryKey)
  const fallback = defaultSql === null ? undefined : swaggerDefault(type, defaultSql)
  return {
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(description === null ? {} : { description }),
    ...(column.enum ? { enum: column.enum } : {}),
    ...swaggerType(type),
    ...(maxLength === null ? {} : { maxLength }),
  }
}

/** Code generators read the marks `<pk/>` and `<fk/>`. */
function columnDescription({ comment, foreignKey }: DescribedColumn, isPrimaryKey: boolean): string | null {
  const [table, column] = foreignKey ?? []
  const notes = [
    ...(isPrimaryKey ? ['This is a Primary Key.<pk/>'] : []),
    ...(foreignKey
      ? [`This is a Foreign Key to \`${table}.${column}\`.<fk table='${table}' column='${column}'/>`]
      : []),
  ]
  if (notes.length === 0) return comment
  return [...(comment === null ? [] : [comment, '']), 'Note:', ...notes].join('\n')
}

/** The parameters of a table that its paths refer to. */
export function tableParameters({ name, columns }: DescribedTable): readonly (readonly [string, Json])[] {
  const body = { name, description: name, required: false, in: 'body', schema: { $ref: `#/definitions/${name}` } }
  const filters = columns.map((column) => {
    const description = column.comment === null ? {} : { description: column.comment }
    return [
      `rowFilter.${name}.${column.name}`,
      { name: column.name, ...description, required: false, in: 'query', type: 'string' },
    ] as const
  })
  return [[`body.${name}`, body], ...filters]
}

export function tablePath(table: DescribedTable, { canInsert, canUpdate, canDelete }: Table): Json {
  const { name, columns } = table
  const common = { tags: [name], ...summaryOf(table.comment) }
  const filters = columns.map((column) => ref(`rowFilter.${name}.${column.name}`))
  const slice = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'].map(ref)
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } }
  const get = {
    ...common,
    parameters: [...filters, ...slice],
    responses: { 200: { description: 'OK', schema: rows }, 206: { description: 'Partial Content' } },
  }
  if (!canInsert && !canUpdate && !canDelete) return { get }
  const noContent = { 204: { description: 'No Content' } }
  return {
    get,
    post: {
      ...common,
      parameters: [ref(`body.${name}`), ref('select'), ref('preferPost')],
      responses: { 201: { description: 'Created' } },
    },
    delete: { ...common, parameters: [...filters, ref('preferReturn')], responses: noContent },
    patch: { ...common, parameters: [...filters, ref(`body.${name}`), ref('preferReturn')], responses: noContent },
  }
}

/** The first line of a comment is the summary, the rest the description. */
export function summaryOf(comment: string | null): Json {
  if (comment === null) return {}
  const [summary = '', ...rest] = comment.split('\n')
  const description = rest.join('\n').replace(/^\n+/, '')
  return { summary, ...(description === '' ? {} : { description }) }
}
