import { offlineText as text } from '../../offline/offline-text.ts'

const LONGEST = 600

type Fields = Readonly<Record<string, unknown>>

/**
 * Both versions of a conflict in readable lines: only what the traveller wrote, and what is stored now. Null when the
 * server did not send the other one.
 */
export function readVersions(body: string | null, answer: string): { mine: string; theirs: string } | null {
  const mine = parse(body ?? '')
  const theirs = otherVersion(parse(answer))
  if (!mine || !theirs) return null
  const names = Object.keys(mine)
  return { mine: write(names, mine), theirs: write(names, theirs) }
}

/** The server's reason for a refusal: its own text if it is meant for people, and not the database's. */
export function readRefusal(status: number, answer: string): string {
  const said = parse(answer)
  const { code, message } = said ?? {}
  const words = said ? message : answer
  if (typeof words === 'string' && words !== '' && !isOfDatabase(code))
    return text('item.refused', { status: String(status), answer: words.slice(0, LONGEST) })
  return text(`item.refused.${reasonOf(code, status)}`, { status: String(status) })
}

function reasonOf(code: unknown, status: number): 'gone' | 'there' | 'forbidden' | 'silent' {
  if (code === '23503' || status === 404) return 'gone'
  if (code === '23505') return 'there'
  return status === 403 ? 'forbidden' : 'silent'
}

/**
 * Database codes have five characters, or name PostgREST. Codes that we raise ourselves have texts for people: PT403,
 * P0001.
 */
function isOfDatabase(code: unknown): boolean {
  return typeof code === 'string' && /^(?:PGRST|[\dA-Z]{5}$)/.test(code) && !/^(?:PT|P0001)/.test(code)
}

/** Our tables send the stored row as the details of the refusal. */
function otherVersion(said: Fields | null): Fields | null {
  if (typeof said?.['details'] === 'string') return parse(said['details'])
  return said && !('message' in said) ? said : null
}

function write(names: readonly string[], fields: Fields): string {
  const lines = names.map((name) => `${name.replaceAll('_', ' ')}: ${writeValue(fields[name])}`)
  return lines.join('\n').slice(0, LONGEST)
}

function writeValue(value: unknown): string {
  const words = Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') : value
  if (words === null || words === undefined || words === '') return text('item.nothing')
  return typeof words === 'string' ? words : JSON.stringify(words)
}

function parse(raw: string): Fields | null {
  try {
    const value: unknown = JSON.parse(raw)
    const record: unknown = Array.isArray(value) ? value[0] : value
    return typeof record === 'object' && record !== null ? (record as Fields) : null
  } catch {
    return null
  }
}
