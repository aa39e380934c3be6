export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Uint8Array
  | readonly (string | number | boolean | null)[]
  | { readonly [key: string]: unknown }

export type Row = Record<string, unknown>

/**
 * Every value is sent as text of unknown type and Postgres converts it, so that both engines behave alike. Arrays
 * become Postgres arrays, objects JSON; a JSON array has to be stringified by the caller.
 */
export function toSqlText(value: SqlValue): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return toArrayLiteral(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function toArrayLiteral(items: readonly (string | number | boolean | null)[]): string {
  const cells = items.map((item) =>
    item === null ? 'NULL' : `"${String(item).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  )
  return `{${cells.join(',')}}`
}

const toNumber = (text: string): number => Number(text)
/** `2026-05-01 10:00:00.123+00` (the session runs in UTC) to ISO 8601, microseconds kept. */
const toIsoInstant = (text: string): string => text.replace(' ', 'T').replace(/\+00$/, 'Z')

/** By type id: bool, int8, int2, int4, oid, float4, float8, json, jsonb, timestamptz. The rest stays text. */
export const ROW_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => text === 't',
  20: toNumber,
  21: toNumber,
  23: toNumber,
  26: toNumber,
  700: toNumber,
  701: toNumber,
  114: (text) => JSON.parse(text) as unknown,
  3802: (text) => JSON.parse(text) as unknown,
  1184: toIsoInstant,
}
