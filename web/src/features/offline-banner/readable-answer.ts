const LONGEST = 600

/** What a server or a form meant, in lines a traveller can read; JSON's own signs say nothing to them. */
export function readableAnswer(raw: string): string {
  const value = parse(raw)
  if (typeof value !== 'object' || value === null) return raw.slice(0, LONGEST)
  const { message } = value as { message?: unknown }
  if (typeof message === 'string') return message.slice(0, LONGEST)
  const record: unknown = Array.isArray(value) ? value[0] : value
  const lines = Object.entries((record ?? {}) as Record<string, unknown>).map(([name, content]) => {
    return `${name.replaceAll('_', ' ')}: ${typeof content === 'string' ? content : JSON.stringify(content)}`
  })
  return lines.join('\n').slice(0, LONGEST)
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
