import { AppError } from '../../errors/app-error.ts'
import type { Catalogue, DbFunction } from '../catalogue/catalogue.ts'
import { suggest } from './suggest.ts'

export type Call = {
  readonly schema: string
  readonly name: string
  readonly argumentNames: readonly string[]
  /** The body's media type, which a function with one unnamed parameter may accept as a whole; null for GET. */
  readonly bodyType: string | null
}

/** Types of the single unnamed parameter that can take the whole body, by its media type. */
const WHOLE_BODY_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}

/** Functions are overloaded by the names of their parameters: exactly one fits, or PGRST202 / PGRST203. */
export function findFunction(catalogue: Catalogue, call: Call): DbFunction {
  const overloads = catalogue.findFunctions(call.schema, call.name)
  const byName = overloads.filter((found) => hasParameters(found, call))
  const candidates = byName.length > 0 ? byName : overloads.filter((found) => takesWholeBody(found, call))
  const [first, second] = candidates
  if (!first) throw notFound(catalogue, overloads, call)
  if (second) throw ambiguous(candidates)
  return first
}

export function isRawBody(bodyType: string | null): boolean {
  return bodyType !== null && bodyType !== 'application/json' && Object.hasOwn(WHOLE_BODY_TYPES, bodyType)
}

function hasParameters({ parameters }: DbFunction, { argumentNames, bodyType }: Call): boolean {
  if (parameters.length === 0) return argumentNames.length === 0 && !isRawBody(bodyType)
  const isKnown = argumentNames.every((name) => parameters.some((parameter) => parameter.name === name))
  return isKnown && parameters.every(({ name, isRequired }) => !isRequired || argumentNames.includes(name))
}

function takesWholeBody({ parameters }: DbFunction, { bodyType }: Call): boolean {
  const [only, second] = parameters
  if (!only || second || only.name !== '' || bodyType === null) return false
  return Object.hasOwn(WHOLE_BODY_TYPES, bodyType) && (WHOLE_BODY_TYPES[bodyType] ?? []).includes(only.type)
}

function notFound(catalogue: Catalogue, overloads: readonly DbFunction[], call: Call): AppError {
  const { schema, name, argumentNames, bodyType } = call
  const names = argumentNames.toSorted().join(', ')
  const isRaw = isRawBody(bodyType)
  const none = ' without parameters'
  const inMessage = isRaw ? '' : argumentNames.length === 0 ? none : `(${names})`
  const inDetails = argumentNames.length === 0 ? none : ` with parameter${argumentNames.length > 1 ? 's' : ''} ${names}`
  const orUnnamed = bodyType === 'application/json' ? ' or with a single unnamed json/jsonb parameter' : ''
  const searched = isRaw ? ` with a single unnamed ${WHOLE_BODY_TYPES[bodyType ?? '']?.[0]} parameter` : inDetails
  const near = isRaw ? null : nearest(catalogue, overloads, call)
  return new AppError('PGRST202', {
    message: `Could not find the function ${schema}.${name}${inMessage} in the schema cache`,
    details: `Searched for the function ${schema}.${name}${searched}${orUnnamed}, but no matches were found in the schema cache.`,
    hint: near === null ? null : `Perhaps you meant to call the function ${schema}.${near}`,
  })
}

function nearest(catalogue: Catalogue, overloads: readonly DbFunction[], call: Call): string | null {
  if (overloads.length === 0) return suggest(call.name, catalogue.functionNames(call.schema), 0.75)
  const asText = (names: readonly string[]): string => `(${names.toSorted().join(', ')})`
  const signatures = overloads.map(({ parameters }) => asText(parameters.map((parameter) => parameter.name)))
  const near = suggest(asText(call.argumentNames), signatures, 0.33)
  return near === null ? null : call.name + near
}

function ambiguous(candidates: readonly DbFunction[]): AppError {
  const signatures = candidates
    .map(({ schema, name, parameters }) => ({
      count: parameters.length,
      text: `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ')})`,
    }))
    .toSorted((a, b) => a.count - b.count || (a.text < b.text ? -1 : 1))
  return new AppError('PGRST203', {
    message: `Could not choose the best candidate function between: ${signatures.map(({ text }) => text).join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  })
}
