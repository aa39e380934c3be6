import type { Db } from '../../database/db.ts'
import { CatalogueRow } from './catalogue-rows.ts'
import { CATALOGUE_SQL } from './catalogue-sql.ts'
import { tableKey, type Catalogue, type Table, type TableName } from './catalogue.ts'
import { deriveRelationships, viewsShowing } from './derive-relationships.ts'
import { isCallable, readFunction } from './read-function.ts'
import { traceViewColumns, type ViewColumn } from './view-columns.ts'

export async function loadCatalogue(db: Pick<Db, 'query'>, schemas: readonly string[]): Promise<Catalogue> {
  const [row] = await db.query(CATALOGUE_SQL, [schemas])
  return buildCatalogue(CatalogueRow.parse(row), schemas)
}

function buildCatalogue(row: CatalogueRow, schemas: readonly string[]): Catalogue {
  const viewColumns = traceViewColumns(row.views)
  const primaryKeys = primaryKeysOf(row, viewColumns)
  const names = new Map(row.names.map(([id, schema, name]) => [id, { schema, name }]))
  const tables = row.tables.map((table): Table => {
    const columns = new Map(table.columns.map((column) => [column.name, column]))
    return { ...table, columns, primaryKey: primaryKeys.get(table.id) ?? [] }
  })
  const tablesByName = new Map(tables.map((table) => [tableKey(table), table]))
  const functions = Map.groupBy(row.functions.filter(isCallable).map(readFunction), tableKey)
  const relationships = Map.groupBy(
    deriveRelationships({ row, viewColumns, primaryKeys, nameOf: (id) => names.get(id) }).filter(
      (found) =>
        schemas.includes(found.target.schema) && (found.kind !== 'junction' || schemas.includes(found.junction.schema)),
    ),
    (found) => tableKey(found.origin),
  )
  const namesIn = (items: Iterable<readonly TableName[]>, schema: string): readonly string[] =>
    [...items].flatMap(([first]) => (first?.schema === schema ? [first.name] : []))
  return {
    schemas,
    findTable: (schema, name) => tablesByName.get(tableKey({ schema, name })),
    tableNames: (schema) => tables.filter((table) => table.schema === schema).map((table) => table.name),
    relationshipsOf: (origin) => relationships.get(tableKey(origin)) ?? [],
    relatedTableNames: (schema) =>
      namesIn(
        [...relationships.values()].map((found) => found.map(({ origin }) => origin)),
        schema,
      ),
    findFunctions: (schema, name) => functions.get(tableKey({ schema, name })) ?? [],
    functionNames: (schema) => namesIn(functions.values(), schema),
  }
}

function primaryKeysOf(row: CatalogueRow, viewColumns: readonly ViewColumn[]): ReadonlyMap<number, readonly string[]> {
  const keys = row.keys.filter((key) => key.kind === 'p')
  const ofViews = keys.flatMap((key) => viewsShowing(viewColumns, key.table, key.columns))
  return new Map([
    ...ofViews.map(({ id, columns }) => [id, columns] as const),
    ...keys.map((key) => [key.table, key.columns.map(([, name]) => name)] as const),
  ])
}
