/** A plan as programs and models output it: days with activities, under varying keys. */

const FROM = /^(?:time|hour|start|start_?time|from|begin|begins|at)$/i
const TO = /^(?:end|end_?time|to|until|finish)$/i
const NAME = /^(?:name|title|activity|place|what|event|attraction|location|sight|stop|description)$/i
const DATE = /^(?:date|datum|fecha|data)$/i
const DAY = /^(?:day|day_?number|tag|jour|giorno|d[ií]a|dia)$/i
const PART = /^(?:breakfast|morning|lunch|noon|afternoon|dinner|evening|night)$/i
const DEEPEST = 8
const MOST_LINES = 2000

/** Null for text that is no JSON. */
export function linesOfJson(pasted: string): readonly string[] | null {
  const text = pasted.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')
  if (!/^[[{]/.test(text) || !/[\]}]$/.test(text)) return null
  try {
    return linesOf(JSON.parse(text), 0).slice(0, MOST_LINES)
  } catch {
    return null
  }
}

function linesOf(value: unknown, depth: number): readonly string[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, depth + 1))
  if (typeof value === 'string') return value.trim() === '' ? [] : [`- ${oneLine(value)}`]
  return typeof value === 'object' && value !== null ? linesOfObject(Object.entries(value), depth) : []
}

type Entries = readonly (readonly [string, unknown])[]

function linesOfObject(entries: Entries, depth: number): readonly string[] {
  const plain = (pattern: RegExp): string => {
    const values = entries.flatMap(([key, each]) => (pattern.test(key) && isPlain(each) ? [each] : []))
    return values[0] === undefined ? '' : oneLine(String(values[0]))
  }
  const nested = entries.filter(([key, each]) => !isPlain(each) || PART.test(key))
  const [from, to, name] = [plain(FROM), plain(TO), plain(NAME)]
  if (nested.length === 0) return name || from ? [`- ${from}${from && to ? `-${to}` : ''} ${name}`.trimEnd()] : []
  const day = plain(DAY)
  const heading = [/^\d+$/.test(day) ? `Day ${day}` : day, plain(DATE), name].filter(Boolean).join(' - ')
  return [
    ...(heading === '' ? [] : [heading]),
    ...nested.flatMap(([key, each]) => {
      if (isPlain(each)) return [`${key}: ${oneLine(String(each))}`]
      const isSaid = PART.test(key) || /\d/.test(key)
      return [...(isSaid ? [PART.test(key) ? `${key}:` : key] : []), ...linesOf(each, depth + 1)]
    }),
  ]
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
