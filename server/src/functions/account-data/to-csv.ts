type Cell = unknown
type Row = Readonly<Record<string, Cell>>

/** RFC 4180, with a head row. Spreadsheets take what begins so for a formula and would run it. */
const FORMULA = /^[=+\-@\t\r]/

export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
