import { AppError } from '../../errors/app-error.ts'

/** What the caller accepts, read from `Accept`. */
export type AnswerFormat =
  | { readonly kind: 'array'; readonly areNullsStripped: boolean }
  | { readonly kind: 'object'; readonly areNullsStripped: boolean }
  | { readonly kind: 'csv' }
  /** HEAD, or a write that returns nothing. */
  | { readonly kind: 'none' }
  | { readonly kind: 'plan'; readonly isJson: boolean; readonly options: readonly string[]; readonly of: AnswerFormat }

export const ARRAY: AnswerFormat = { kind: 'array', areNullsStripped: false }
const CHARSET = '; charset=utf-8'
const PLAN_OPTIONS: Readonly<Record<string, string>> = {
  analyze: 'ANALYZE',
  verbose: 'VERBOSE',
  settings: 'SETTINGS',
  buffers: 'BUFFERS',
  wal: 'WAL',
}

export function parseAccept(accept: string | null, isPlanAllowed: boolean): AnswerFormat {
  if (!accept || accept === '*/*' || accept === 'application/json') return ARRAY
  for (const part of splitTypes(accept)) {
    const format = parseType(part, isPlanAllowed)
    if (format) return format
  }
  throw new AppError('PGRST107', { message: `None of these media types are available: ${accept}` })
}

/** Commas separate types, except inside a quoted parameter (`for="application/json, …"`). */
function splitTypes(accept: string): readonly string[] {
  return accept.match(/(?:"[^"]*"|[^,"])+/g) ?? []
}

function parseType(part: string, isPlanAllowed: boolean): AnswerFormat | null {
  const [name = '', ...parameters] = (part.match(/(?:"[^"]*"|[^;"])+/g) ?? []).map((text) => text.trim())
  const areNullsStripped = parameters.includes('nulls=stripped')
  switch (name.toLowerCase()) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return ARRAY
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return { kind: 'array', areNullsStripped }
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return { kind: 'object', areNullsStripped }
    case 'text/csv':
      return { kind: 'csv' }
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
    case 'application/vnd.pgrst.plan+json':
      return isPlanAllowed ? parsePlan(name.toLowerCase().endsWith('json'), parameters) : null
    default:
      return null
  }
}

function parsePlan(isJson: boolean, parameters: readonly string[]): AnswerFormat {
  const value = (key: string): string =>
    parameters.find((text) => text.startsWith(`${key}=`))?.slice(key.length + 1) ?? ''
  const options = value('options').split('|')
  const target = /^"(.*)"$/.exec(value('for'))?.[1] ?? null
  return {
    kind: 'plan',
    isJson,
    options: options.flatMap((name) => (Object.hasOwn(PLAN_OPTIONS, name) ? [PLAN_OPTIONS[name] ?? ''] : [])),
    of: parseAccept(target, false),
  }
}

export function contentTypeOf(format: AnswerFormat): string {
  switch (format.kind) {
    case 'csv':
      return `text/csv${CHARSET}`
    case 'object':
      return `application/vnd.pgrst.object+json${format.areNullsStripped ? ';nulls=stripped' : ''}${CHARSET}`
    case 'plan':
      return `application/vnd.pgrst.plan+${format.isJson ? 'json' : 'text'}${CHARSET}`
    case 'array':
      return `application/${format.areNullsStripped ? 'vnd.pgrst.array+json;nulls=stripped' : 'json'}${CHARSET}`
    case 'none':
      return `application/json${CHARSET}`
  }
}
