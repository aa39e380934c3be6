import type { AppError } from '../errors/app-error.ts'
import { refuseTarget } from './refusals/refused-requests.ts'
import { isApiPath, requestPath, withoutQuery } from './request-path.ts'
import { isUnrouted, isWithin, type AnswerDirectly, type Surface } from './surface.ts'

/** The part of a request's handling that depends on its address alone. */
export type Route = {
  /** As the routers see it; empty when the target is not a path. */
  readonly path: string
  readonly isApi: boolean
  readonly refusal: AppError | null
  readonly maxBodyBytes: number
  readonly isCompressed: boolean
  /** The handler reads and limits the body itself. */
  readonly isUnrouted: boolean
  readonly answerDirectly: AnswerDirectly | null
}

export type RouteOf = (target: string) => Route

type Rules = Pick<Route, 'maxBodyBytes' | 'isCompressed' | 'isUnrouted' | 'answerDirectly'>

const PAGE_RULES: Rules = { maxBodyBytes: 1_000_000, isCompressed: true, isUnrouted: false, answerDirectly: null }
/** Health checks answer a few bytes: nothing to compress, so nothing is held back. */
const PROBE_RULES: Rules = { ...PAGE_RULES, isCompressed: false }
const PROBES: ReadonlySet<string | null> = new Set(['/healthz', '/readyz'])
const MAX_REMEMBERED = 1_000
const MAX_REMEMBERED_LENGTH = 100

/** The same few addresses are requested again and again, so each is resolved once. */
export function createRouteOf(surfaces: readonly Surface[]): RouteOf {
  const rules = surfaces.map(({ prefix, app, maxBodyBytes, isCompressed = false }) => ({
    prefix,
    rules: { maxBodyBytes, isCompressed, ...howItAnswers(app) },
  }))
  const rulesOf = (path: string | null): Rules => {
    if (PROBES.has(path)) return PROBE_RULES
    return rules.find(({ prefix }) => path !== null && isWithin(path, prefix))?.rules ?? PAGE_RULES
  }
  const decide = (address: string): Route => {
    const path = requestPath(address)
    return {
      path: path ?? '',
      isApi: path !== null && isApiPath(path),
      refusal: refuseTarget(address, path),
      ...rulesOf(path),
    }
  }
  const remembered = new Map<string, Route>()
  return (target) => {
    const whole = remembered.get(target)
    if (whole) return whole
    const address = withoutQuery(target)
    if (address.length > MAX_REMEMBERED_LENGTH) return decide(address)
    const known = remembered.get(address)
    if (known) return known
    const route = decide(address)
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(address, route)
    return route
  }
}

function howItAnswers(app: Surface['app']): Pick<Rules, 'isUnrouted' | 'answerDirectly'> {
  return isUnrouted(app)
    ? { isUnrouted: true, answerDirectly: app.answerDirectly ?? null }
    : { isUnrouted: false, answerDirectly: null }
}
