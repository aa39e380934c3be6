import type { TableName } from '../catalogue/catalogue.ts'

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""').replaceAll('\0', '')}"`
}

export function quoteTable({ schema, name }: TableName): string {
  return `${quoteName(schema)}.${quoteName(name)}`
}

/** Only for texts that come from the catalogue; what a client sends is bound. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
