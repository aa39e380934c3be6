import { AppError } from '../../errors/app-error.ts'
import type { Catalogue, Table } from '../catalogue/catalogue.ts'
import { suggest } from './suggest.ts'

/** The table or view in the path, or PGRST205 with the nearest existing name. */
export function findTable(catalogue: Catalogue, schema: string, name: string): Table {
  const table = catalogue.findTable(schema, name)
  if (table) return table
  const near = suggest(name, catalogue.tableNames(schema), 0.75)
  throw new AppError('PGRST205', {
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint: near === null ? null : `Perhaps you meant the table '${schema}.${near}'`,
  })
}
