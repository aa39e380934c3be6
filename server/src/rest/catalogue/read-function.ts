import type { FunctionRow } from './catalogue-rows.ts'
import type { DbFunction } from './catalogue.ts'

/** The types of a whole body, for a function whose only parameter has no name. */
const BODY_TYPES = ['json', 'jsonb', 'text', 'xml', 'bytea']

/** Arguments are named, so every parameter needs a name; a parameter that takes the whole body needs none. */
export function isCallable({ inputs }: FunctionRow): boolean {
  const [first, second] = inputs
  const takesBody = first !== undefined && second === undefined && BODY_TYPES.includes(first.type)
  return takesBody || inputs.every(({ name }) => name !== '')
}

export function readFunction(row: FunctionRow): DbFunction {
  const { schema, name, inputs, isSet } = row
  const required = inputs.length - row.defaults
  const parameters = inputs.map((input, place) => ({
    ...input,
    isRequired: place < required,
    // Postgres allows it for the last parameter only.
    isVariadic: row.isVariadic && place === inputs.length - 1,
  }))
  const table = { schema: row.returnSchema, name: row.returnName }
  return {
    schema,
    name,
    parameters,
    returns: { kind: returnKind(row), isSet, table },
    isVolatile: row.volatility === 'v',
  }
}

function returnKind({
  returnKind: kind,
  returnSchema,
  returnName,
  hasOutputs,
}: FunctionRow): DbFunction['returns']['kind'] {
  if (hasOutputs || kind === 'c') return 'composite'
  return returnSchema === 'pg_catalog' && returnName === 'void' ? 'void' : 'scalar'
}
