import type { DbFunction } from '../catalogue/catalogue.ts'
import type { AnswerFormat } from '../request/answer-format.ts'

/** The rows of the answer. Always written with a dot: bare, it would mean a column of that name if there is one. */
export const ANSWER = 'pgrst_rows'

/** The answer's body as one text. */
export function bodySql(format: AnswerFormat, source: string, called: DbFunction | null = null): string {
  if (format.kind === 'plan') return bodySql(format.of, source, called)
  if (format.kind === 'none') return `''`
  if (format.kind === 'csv') return csvSql(source)
  const returns = called?.returns
  const isScalar = returns?.kind === 'scalar' || returns?.kind === 'void'
  const isOne = format.kind === 'object' || (returns !== undefined && !returns.isSet)
  const rows = `json_agg(${ANSWER}.${isScalar ? 'pgrst_scalar' : '*'})`
  const value = isOne ? `${rows}->0` : rows
  const stripped = format.areNullsStripped ? `json_strip_nulls(${value})` : value
  return `COALESCE(${stripped}, '${isOne ? 'null' : '[]'}')::text`
}

/** The names come from the first row's JSON, because a CTE's columns have no other place to be read from. */
function csvSql(source: string): string {
  const names = `SELECT json_object_keys(row_to_json(head.*)) AS name FROM (SELECT * FROM ${source} LIMIT 1) AS head`
  const header = `(SELECT COALESCE(string_agg(name, ','), '') FROM (${names}) AS names)`
  const line = `(${ANSWER}.*)::text`
  const lines = `string_agg(substring(${line}, 2, length(${line}) - 2), E'\\n')`
  return `${header} || E'\\n' || COALESCE(${lines}, '')`
}
