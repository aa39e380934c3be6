import type { Catalogue } from '../catalogue/catalogue.ts'
import { functionPath } from './describe-functions.ts'
import { summaryOf, tableDefinition, tableParameters, tablePath, type Json } from './describe-tables.ts'
import type { DescribedSchema } from './description-sql.ts'

/** The version of this description, not of the product. */
const VERSION = '1.0.0'
const MEDIA_TYPES = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
  'text/csv',
]

/** Swagger 2.0, with PostgREST's names and structure. */
export function describeSchema(
  described: DescribedSchema,
  catalogue: Catalogue,
  schema: string,
  publicUrl: string,
): Json {
  const { host, protocol } = new URL(publicUrl)
  const { summary = 'PostgREST API', description = '' } = summaryOf(described.comment)
  const tables = described.tables.flatMap((table) => {
    const known = catalogue.findTable(schema, table.name)
    return known ? [{ table, known }] : []
  })
  const functions = described.functions.flatMap(({ name, comment }) => {
    const known = catalogue.findFunctions(schema, name).at(-1)
    return known ? [{ known, comment }] : []
  })
  return {
    swagger: '2.0',
    info: { title: summary, description, version: VERSION },
    host,
    basePath: '/rest/v1',
    schemes: [protocol.replace(':', '')],
    consumes: MEDIA_TYPES,
    produces: MEDIA_TYPES,
    paths: {
      '/': ROOT_PATH,
      ...Object.fromEntries(tables.map(({ table, known }) => [`/${table.name}`, tablePath(table, known)])),
      ...Object.fromEntries(
        functions.map(({ known, comment }) => [`/rpc/${known.name}`, functionPath(known, comment)]),
      ),
    },
    definitions: Object.fromEntries(tables.map(({ table, known }) => [table.name, tableDefinition(table, known)])),
    parameters: {
      ...PARAMETERS,
      ...Object.fromEntries(tables.flatMap(({ table }) => tableParameters(table))),
    },
    externalDocs: {
      description: 'PostgREST Documentation',
      url: 'https://postgrest.org/en/stable/references/api.html',
    },
  }
}

const ROOT_PATH: Json = {
  get: {
    tags: ['Introspection'],
    summary: 'OpenAPI description (this document)',
    produces: ['application/openapi+json', 'application/json'],
    responses: { 200: { description: 'OK' } },
  },
}

function parameter(place: 'query' | 'header', name: string, description: string, more: Json = {}): Json {
  return { name, description, required: false, in: place, type: 'string', ...more }
}
const prefer = (...values: readonly string[]): Json =>
  parameter('header', 'Prefer', 'Preference', values.length > 0 ? { enum: values } : {})

const RETURN = ['return=representation', 'return=minimal', 'return=none']
const PARAMETERS: Json = {
  preferParams: prefer(),
  preferReturn: prefer(...RETURN),
  preferCount: prefer('count=none'),
  preferPost: prefer(...RETURN, 'resolution=ignore-duplicates', 'resolution=merge-duplicates'),
  select: parameter('query', 'select', 'Filtering Columns'),
  on_conflict: parameter('query', 'on_conflict', 'On Conflict'),
  order: parameter('query', 'order', 'Ordering'),
  range: parameter('header', 'Range', 'Limiting and Pagination'),
  rangeUnit: parameter('header', 'Range-Unit', 'Limiting and Pagination', { default: 'items' }),
  offset: parameter('query', 'offset', 'Limiting and Pagination'),
  limit: parameter('query', 'limit', 'Limiting and Pagination'),
}
