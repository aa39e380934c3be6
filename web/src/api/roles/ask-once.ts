import type { StaffRole } from './staff-role.ts'

type Answer = Promise<readonly StaffRole[]>

let kept: { readonly userId: string; readonly answer: Answer } | null = null

/**
 * Every gate asks who it lets in, and two of them may follow each other in a moment: the sign-in for staff and the page
 * behind it. Whoever holds no role is asked for anew each time, because one may just have been given to them.
 */
export async function askOnce(userId: string, ask: () => Answer): Answer {
  if (kept?.userId !== userId) kept = { userId, answer: ask() }
  const { answer } = kept
  const roles = await answer
  if (roles.length === 0 && kept.answer === answer) kept = null
  return roles
}
