/** A Postgres type in Swagger 2.0. */
export type SwaggerType = {
  readonly type?: string
  readonly format: string
  readonly items?: { readonly type?: string }
}

const TYPES: Readonly<Record<string, string | undefined>> = {
  boolean: 'boolean',
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
}
const FORMATS: Readonly<Record<string, string | undefined>> = { smallint: 'int32', integer: 'int32', bigint: 'int64' }
/** JSON can be any value. */
const ANY = new Set(['json', 'jsonb'])

export function swaggerType(sqlType: string): SwaggerType {
  const format = FORMATS[sqlType] ?? sqlType
  if (ANY.has(sqlType)) return { format }
  if (!sqlType.endsWith('[]')) return { type: TYPES[sqlType] ?? 'string', format }
  const { type } = swaggerType(sqlType.slice(0, -2))
  return { type: 'array', format, items: type === undefined ? {} : { type } }
}

/** Arrays are written as text in a query, and a parameter must have a type. */
export function swaggerQueryType(sqlType: string): SwaggerType {
  const { type, format } = swaggerType(sqlType)
  return { type: type === undefined || type === 'array' ? 'string' : type, format }
}

/** A default as a JSON value. Of an expression only text types can show the SQL. */
export function swaggerDefault(sqlType: string, sql: string): unknown {
  if (swaggerType(sqlType).type === 'string') {
    const [, literal] = /^'((?:[^']|'')*)'::[^()]+$/.exec(sql) ?? []
    return literal?.replaceAll("''", "'") ?? sql
  }
  try {
    return JSON.parse(sql) as unknown
  } catch {
    return undefined
  }
}
