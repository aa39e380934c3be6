import { z } from 'zod'

const numberedColumns = z.array(z.tuple([z.number(), z.string()]))

const TableRow = z.object({
  id: z.number(),
  schema: z.string(),
  name: z.string(),
  isView: z.boolean(),
  canInsert: z.boolean(),
  canUpdate: z.boolean(),
  canDelete: z.boolean(),
  columns: z.array(z.object({ name: z.string(), type: z.string(), defaultSql: z.string().nullable() })),
})
const KeyRow = z.object({
  kind: z.enum(['p', 'u', 'f']),
  name: z.string(),
  table: z.number(),
  target: z.number(),
  columns: numberedColumns,
  targetColumns: numberedColumns,
})
const ViewRow = z.object({ id: z.number(), definition: z.string(), columns: numberedColumns })
const FunctionRow = z.object({
  schema: z.string(),
  name: z.string(),
  inputs: z.array(z.object({ name: z.string(), type: z.string() })),
  /** The number of inputs, from the end, that have defaults. */
  defaults: z.number(),
  isVariadic: z.boolean(),
  hasOutputs: z.boolean(),
  isSet: z.boolean(),
  returnKind: z.string(),
  returnSchema: z.string(),
  returnName: z.string(),
  volatility: z.string(),
})
const ComputedRow = z.object({
  schema: z.string(),
  name: z.string(),
  originSchema: z.string(),
  originName: z.string(),
  targetSchema: z.string(),
  targetName: z.string(),
  /** The planner's row estimate of the function. */
  rows: z.number(),
})

/** The one row of CATALOGUE_SQL. Numbers are the catalogue's own ids of tables and columns. */
export const CatalogueRow = z.object({
  tables: z.array(TableRow),
  keys: z.array(KeyRow),
  names: z.array(z.tuple([z.number(), z.string(), z.string()])),
  views: z.array(ViewRow),
  functions: z.array(FunctionRow),
  computed: z.array(ComputedRow),
})
export type CatalogueRow = z.output<typeof CatalogueRow>
export type KeyRow = z.output<typeof KeyRow>
export type FunctionRow = z.output<typeof FunctionRow>
export type ViewRow = z.output<typeof ViewRow>
