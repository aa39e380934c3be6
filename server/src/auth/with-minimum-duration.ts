import type { AuthDeps } from './auth-deps.ts'

/** Long enough to cover the few queries by which one path is longer than the other. */
const MINIMUM_MS = { mail: 100, signUp: 250 } as const

/** Waits at least a fixed time, so that the duration does not reveal which path was taken. */
export async function withMinimumDuration<T>(
  deps: Pick<AuthDeps, 'policy'>,
  kind: keyof typeof MINIMUM_MS,
  work: Promise<T>,
): Promise<T> {
  if (!deps.policy.hasLimits) return work
  const time = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS[kind]))
  const [result] = await Promise.allSettled([work, time])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
