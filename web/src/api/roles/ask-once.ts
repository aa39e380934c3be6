import type { StaffRole } from './staff-role.ts'

type Answer = Promise<readonly StaffRole[]>

const KEPT_MS = 10_000

let kept: { readonly userId: string; readonly answer: Answer; readonly askedAt: number } | null = null

/**
 * Every gate asks who it lets in, and two of them may follow each other in a moment: the sign-in for staff and the page
 * behind it. Later they ask anew, and so they do for whoever holds no role, because one may just have been given to them.
 */
export async function askOnce(userId: string, ask: () => Answer): Answer {
  const isKept = kept?.userId === userId && Date.now() - kept.askedAt < KEPT_MS
  if (!kept || !isKept) kept = { userId, answer: ask(), askedAt: Date.now() }
  const { answer } = kept
  const roles = await answer.catch(() => [])
  if (roles.length === 0 && kept?.answer === answer) kept = null
  return answer
}
