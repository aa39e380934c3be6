import type { User } from '@supabase/auth-js'

type Question = (user: User) => Promise<boolean>
type Cleaning = (user: User) => Promise<void>

const questions = new Set<Question>()
const cleanings = new Set<Cleaning>()

/** Whoever keeps something that a sign-out would lose may ask first; one "no" and the traveller stays. */
export function askBeforeSignOut(question: Question): () => void {
  questions.add(question)
  return () => questions.delete(question)
}

/** Whoever keeps a traveller's data on this device names here how it is removed. */
export function clearOnSignOut(cleaning: Cleaning): () => void {
  cleanings.add(cleaning)
  return () => cleanings.delete(cleaning)
}

export async function agreedToSignOut(user: User): Promise<boolean> {
  for (const question of questions) if (!(await question(user))) return false
  return true
}

/** One store that cannot be emptied must not keep the others full. */
export async function forgetTraveller(user: User): Promise<void> {
  const cleaned = await Promise.allSettled([...cleanings].map((clean) => clean(user)))
  for (const result of cleaned) if (result.status === 'rejected') console.error('data stayed behind', result.reason)
}
