import type { DbCaller } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { toDbCaller, type Caller } from '../../identity/caller.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { quoteName } from '../sql/quote.ts'
import { parseAccept, type AnswerFormat } from './answer-format.ts'
import { parsePreferences, type Preferences } from './preferences.ts'

/** Differences between the product and the local stack that the official client suites expect. */
export type RestRules = {
  readonly maxRows: number | null
  readonly areAggregatesAllowed: boolean
  readonly isPlanAllowed: boolean
  readonly isRollbackAllowed: boolean
  /** A request without any key counts as anonymous instead of being refused. */
  readonly isKeyOptional: boolean
}

export type RestTarget = { readonly kind: 'table' | 'function'; readonly name: string }

export type RestRequest = {
  readonly raw: Request
  readonly method: string
  readonly target: RestTarget
  readonly query: string
  readonly schema: string
  /** Set when the schema was chosen by header, which the answer then repeats. */
  readonly profile: string | null
  readonly format: AnswerFormat
  readonly preferences: Preferences
  readonly caller: Caller
  /** Equal for requests that compile to the same statement with the same values. */
  readonly cacheKey: string
}

const PREFIX = '/rest/v1'

export function toRestRequest(raw: Request, catalogue: Catalogue, caller: Caller, rules: RestRules): RestRequest {
  const { path, query } = splitUrl(raw.url)
  const { method, headers } = raw
  const isRead = method === 'GET' || method === 'HEAD'
  const profile = headers.get(isRead ? 'accept-profile' : 'content-profile')
  const accept = headers.get('accept')
  const prefer = headers.get('prefer')
  return {
    raw,
    method,
    target: parseTarget(path),
    query,
    schema: chooseSchema(catalogue, profile),
    profile,
    format: parseAccept(accept, rules.isPlanAllowed),
    preferences: parsePreferences(prefer, rules.isRollbackAllowed),
    caller,
    cacheKey: [method, path, query, profile, accept, prefer, headers.get('range')].join('\n'),
  }
}

/** Parsed by hand, since building a URL object for each request costs more than the rest of the parsing. */
function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const found = url.indexOf(PREFIX, url.indexOf('//') + 2)
  // Some spellings (`/%72est/v1`) reach this surface by a route that decodes them first.
  if (found === -1) throw new AppError('PGRST125')
  const start = found + PREFIX.length
  const hash = url.indexOf('#', start)
  const end = hash === -1 ? url.length : hash
  const mark = url.indexOf('?', start)
  const isBare = mark === -1 || mark > end
  return { path: url.slice(start, isBare ? end : mark), query: isBare ? '' : url.slice(mark + 1, end) }
}

/** The root of the API, where PostgREST serves its description. */
export function isRoot(url: string): boolean {
  return /^\/?$/.test(splitUrl(url).path)
}

function parseTarget(path: string): RestTarget {
  const [, first = '', second, extra] = path.split('/')
  if (extra !== undefined || (second !== undefined && first !== 'rpc')) throw new AppError('PGRST125')
  const name = decode(second ?? first)
  if (name === '') throw new AppError(second === undefined ? 'PGRST126' : 'PGRST125')
  return { kind: second === undefined ? 'table' : 'function', name }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new AppError('PGRST125')
  }
}

export function chooseSchema({ schemas }: Catalogue, profile: string | null): string {
  const schema = profile ?? schemas[0] ?? 'public'
  if (schemas.includes(schema)) return schema
  throw new AppError('PGRST106', {
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}

/** The database caller, with the request details that SQL may read. Credentials are not among them. */
export function dbCallerOf(request: RestRequest, readOnly: boolean): DbCaller {
  const { raw, method, target, schema, caller } = request
  return {
    ...toDbCaller(caller),
    searchPath: schema === 'public' ? '"public", "extensions"' : `${quoteName(schema)}, "public", "extensions"`,
    request: {
      method,
      path: target.kind === 'table' ? `/${target.name}` : `/rpc/${target.name}`,
      headers: visibleHeaders(raw.headers),
    },
    readOnly,
  }
}

const HIDDEN = new Set(['authorization', 'apikey', 'cookie'])

function visibleHeaders(headers: Headers): string {
  const visible: [string, string][] = []
  headers.forEach((value, name) => {
    if (!HIDDEN.has(name)) visible.push([name, value])
  })
  return JSON.stringify(Object.fromEntries(visible))
}
