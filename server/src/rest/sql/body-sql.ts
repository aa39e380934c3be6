import type { DbFunction } from '../catalogue/catalogue.ts'
import type { AnswerFormat } from '../request/answer-format.ts'

/** The rows of the answer. Always written with a dot: bare, it would mean a column of that name if there is one. */
export const ANSWER = 'api_rows'

/** The answer's body as one text. */
export function bodySql(format: AnswerFormat, source: string, called: DbFunction | null = null): string {
  if (format.kind === 'plan') return bodySql(format.of, source, called)
  if (format.kind === 'none') return `''`
  if (format.kind === 'csv') return csvSql(source)
  const returns = called?.returns
  const isScalar = returns?.kind === 'scalar' || returns?.kind === 'void'
  const isOne = format.kind === 'object' || (returns !== undefined && !returns.isSet)
  const rows = `json_agg(${ANSWER}.${isScalar ? 'api_value' : '*'})`
  const value = isOne ? `${rows}->0` : rows
  const stripped = format.areNullsStripped ? `json_strip_nulls(${value})` : value
  return `COALESCE(${stripped}, '${isOne ? 'null' : '[]'}')::text`
}

/** A line is Postgres's own text of the row without its brackets; the names are read from the first row's JSON. */
function csvSql(source: string): string {
  const first = `(SELECT row_to_json(head.*) FROM (SELECT * FROM ${source} LIMIT 1) AS head)`
  const fields = `json_each_text(${first}) WITH ORDINALITY AS field(name, value, place)`
  const header = `(SELECT string_agg(field.name, ',' ORDER BY field.place) FROM ${fields})`
  const line = `right(left((${ANSWER}.*)::text, -1), -1)`
  return `COALESCE(${header}, '') || E'\\n' || COALESCE(string_agg(${line}, E'\\n'), '')`
}
