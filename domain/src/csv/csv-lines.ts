type Cell = unknown
type Row = Readonly<Record<string, Cell>>

/** RFC 4180, with a header row. Spreadsheets run cells that start with these characters as formulas. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** Line by line, for tables too long to write at once. */
export function* csvLines(rows: readonly Row[]): Generator<string> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  yield writeLine(columns)
  for (const row of rows) yield writeLine(columns.map((column) => row[column]))
}

function writeLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  // A semicolon too: it separates cells in regions with a decimal comma.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
