import type { AppError } from '../errors/app-error.ts'
import { refuseTarget } from './refused-requests.ts'
import { isApiPath, requestPath, withoutQuery } from './request-path.ts'
import { isUnrouted, isWithin, type AnswerDirectly, type Surface } from './surface.ts'

/** What follows from the address of a request alone. */
export type Route = {
  /** As the routers see it; empty when the target is no path at all. */
  readonly path: string
  readonly isApi: boolean
  readonly refusal: AppError | null
  readonly maxBodyBytes: number
  readonly isCompressed: boolean
  /** Whoever answers reads and limits the body. */
  readonly isUnrouted: boolean
  readonly answerDirectly: AnswerDirectly | null
}

export type RouteOf = (target: string) => Route

type Rules = Pick<Route, 'maxBodyBytes' | 'isCompressed' | 'isUnrouted' | 'answerDirectly'>

const PAGE_RULES: Rules = { maxBodyBytes: 1_000_000, isCompressed: true, isUnrouted: false, answerDirectly: null }
/** A few bytes to whoever watches us: nothing to compress, and so nothing to hold back until its size is known. */
const PROBE_RULES: Rules = { ...PAGE_RULES, isCompressed: false }
const PROBES: ReadonlySet<string | null> = new Set(['/healthz', '/readyz'])
const MOST_REMEMBERED = 1_000
const LONGEST_REMEMBERED = 100

/** The same few addresses come again and again, so what follows from one is decided once. */
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
    if (address.length > LONGEST_REMEMBERED) return decide(address)
    const known = remembered.get(address)
    if (known) return known
    const route = decide(address)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(address, route)
    return route
  }
}

function howItAnswers(app: Surface['app']): Pick<Rules, 'isUnrouted' | 'answerDirectly'> {
  return isUnrouted(app)
    ? { isUnrouted: true, answerDirectly: app.answerDirectly ?? null }
    : { isUnrouted: false, answerDirectly: null }
}
