import type { TableName } from '../catalogue/catalogue.ts'

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""').replaceAll('\0', '')}"`
}

export function quoteTable({ schema, name }: TableName): string {
  return `${quoteName(schema)}.${quoteName(name)}`
}

/** Only for texts from the catalogue; client input is bound as a value. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
