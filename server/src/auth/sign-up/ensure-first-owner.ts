import { randomBytes } from 'node:crypto'

import type { Platform } from '../../platform.ts'
import { isoAt } from '../auth-deps.ts'
import { createPasswordHasher } from '../passwords/password-hasher.ts'
import { findUserByEmail } from '../store/users.ts'
import { createAccount } from './create-account.ts'

type Deps = Pick<Platform, 'settings' | 'db' | 'log' | 'now'> & {
  /** Prints a generated password, once. */
  readonly print?: (line: string) => void
}

const DEFAULT_EMAIL = 'owner@sojourn.localhost'

/** Creates the first owner (decisions.md, Roles). Does nothing when there is one. */
export async function ensureFirstOwner({ settings, db, log, now, print = console.log }: Deps): Promise<void> {
  const hasOwner = async (): Promise<boolean> =>
    (await db.query(`select 1 from public.user_roles where role = 'owner' limit 1`)).length > 0
  if (await hasOwner()) return
  const email = (settings.BOOTSTRAP_OWNER_EMAIL ?? DEFAULT_EMAIL).toLowerCase()
  const chosen = settings.BOOTSTRAP_OWNER_PASSWORD
  const password = chosen ?? randomBytes(12).toString('base64url')
  const passwordHash = await createPasswordHasher().hash(password, 'first owner')

  const made = await db.transaction(async (tx) => {
    // Two servers that start at the same moment create only one owner.
    await tx.query(`select pg_advisory_xact_lock(hashtext('public.user_roles.owner'))`)
    if ((await tx.query(`select 1 from public.user_roles where role = 'owner' limit 1`)).length > 0) return null
    const account = { email, passwordHash, isConfirmed: true }
    // An existing account with this address keeps its password.
    const created = await createAccount(tx, account, isoAt(now()))
    const owner = created ?? (await findUserByEmail(tx, email))
    await tx.query(`insert into public.user_roles (user_id, role) values ($1, 'owner')`, [owner?.id])
    return { isNewAccount: created !== null }
  })
  if (!made) return
  if (made.isNewAccount && !chosen)
    print(`First owner: ${email}  Password: ${password}  (shown once; change it after signing in)`)
  else log.info({ event: 'auth.first_owner' }, 'the first owner was made')
}
