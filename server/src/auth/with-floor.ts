import type { AuthDeps } from './auth-deps.ts'

/** Long enough to cover the few queries by which one path is longer than the other. */
const FLOORS_MS = { mail: 100, signUp: 250 } as const

/** Answers no sooner than a fixed time, so that the time does not tell which path was taken. */
export async function withFloor<T>(
  deps: Pick<AuthDeps, 'policy'>,
  floor: keyof typeof FLOORS_MS,
  work: Promise<T>,
): Promise<T> {
  if (!deps.policy.hasLimits) return work
  const time = new Promise((resolve) => setTimeout(resolve, FLOORS_MS[floor]))
  const [result] = await Promise.allSettled([work, time])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
