import type { StaffRole } from './staff-role.ts'

type Answer = Promise<readonly StaffRole[]>

const KEPT_MS = 10_000

let kept: { readonly userId: string; readonly answer: Answer; readonly askedAt: number } | null = null

/**
 * Several gates may need the roles in quick succession: the staff sign-in and the page after it. Later they are
 * requested again, because an account may get a role meanwhile.
 */
export async function askOnce(userId: string, ask: () => Answer): Answer {
  const isKept = kept?.userId === userId && Date.now() - kept.askedAt < KEPT_MS
  if (!kept || !isKept) kept = { userId, answer: ask(), askedAt: Date.now() }
  const { answer } = kept
  const roles = await answer.catch(() => [])
  if (roles.length === 0 && kept?.answer === answer) kept = null
  return answer
}
