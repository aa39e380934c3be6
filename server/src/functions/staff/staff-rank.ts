import type { Queryable } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'

type Ranks = { readonly actor: number; readonly target: number | null }

const OWNER = 3
const ADMIN = 2
const RANK = (
  id: string,
): string => `(select coalesce(max(case role when 'owner' then ${OWNER} when 'admin' then ${ADMIN}
    when 'user' then 0 else 1 end), 0) from public.user_roles where user_id = ${id})`

/** Null for the target: there is no such account. */
async function readRanks(db: Queryable, actor: string, target: string): Promise<Ranks> {
  const [ranks] = await db.query<Ranks>(
    `select ${RANK('$1')} as actor,
       (select ${RANK('u.id')} from auth.users u where u.id = $2 and u.deleted_at is null) as target`,
    [actor, target],
  )
  return ranks ?? { actor: 0, target: null }
}

/** Owners and admins change the accounts of others; that of an owner or admin only an owner, as with their roles. */
export async function mayChangeAccount(db: Queryable, actor: string, target: string): Promise<boolean> {
  const ranks = await readRanks(db, actor, target)
  return ranks.target !== null && actor !== target && isAbove(ranks.actor, ranks.target)
}

export async function requireChangeableAccount(db: Queryable, actor: string, target: string): Promise<void> {
  const ranks = await readRanks(db, actor, target)
  if (ranks.actor < ADMIN) throw new AppError('not_allowed')
  if (ranks.target === null) throw new AppError('account_unknown')
  if (actor === target) throw new AppError('account_is_own')
  if (!isAbove(ranks.actor, ranks.target)) throw new AppError('account_of_higher_role')
}

export async function requireAdmin(db: Queryable, actor: string): Promise<void> {
  if ((await readRanks(db, actor, actor)).actor < ADMIN) throw new AppError('not_allowed')
}

function isAbove(actor: number, target: number): boolean {
  return actor >= ADMIN && (target < ADMIN || actor === OWNER)
}
