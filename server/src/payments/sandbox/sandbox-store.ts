import { randomBytes } from 'node:crypto'

import type { Db } from '../../database/db.ts'
import type { SqlValue } from '../../database/sql-values.ts'
import type { SandboxCheckout, SandboxCustomer, SandboxSubscription } from './sandbox-state.ts'

type Kinds = {
  readonly customer: SandboxCustomer
  readonly checkout: SandboxCheckout
  readonly subscription: SandboxSubscription
}
export type Kept<Kind extends keyof Kinds> = {
  readonly id: string
  readonly data: Kinds[Kind]
  readonly customerId: string | null
}

const PREFIX = { customer: 'cus_test_', checkout: 'cs_test_', subscription: 'sub_test_' } as const

/**
 * The data that a real provider would store. Ids cannot be guessed: knowing one allows acting on it, as with a real
 * provider.
 */
export function createSandboxStore(db: Db) {
  return {
    /** A second call with the same name does nothing. */
    async add<Kind extends keyof Kinds>(
      kind: Kind,
      data: Kinds[Kind],
      customerId: string | null = null,
      name = randomBytes(18).toString('base64url'),
    ) {
      const id = `${PREFIX[kind]}${name}`
      const owner = kind === 'customer' ? id : customerId
      await db.query(
        `insert into public.sandbox_objects (id, kind, customer_id, data) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [id, kind, owner, data as unknown as SqlValue],
      )
      return id
    },
    async find<Kind extends keyof Kinds>(kind: Kind, id: string): Promise<Kept<Kind> | null> {
      const [row] = await db.query<{ id: string; customer_id: string | null; data: Kinds[Kind] }>(
        'select id, customer_id, data from public.sandbox_objects where id = $1 and kind = $2',
        [id, kind],
      )
      return row ? { id: row.id, data: row.data, customerId: row.customer_id } : null
    },
    async list<Kind extends keyof Kinds>(kind: Kind, customerId: string): Promise<readonly Kept<Kind>[]> {
      const rows = await db.query<{ id: string; data: Kinds[Kind] }>(
        'select id, data from public.sandbox_objects where customer_id = $1 and kind = $2 order by created_at',
        [customerId, kind],
      )
      return rows.map(({ id, data }) => ({ id, data, customerId }))
    },
    /**
     * Changes the object only if its state is as expected, so that pressing a button twice pays once. Returns whether
     * it changed.
     */
    async change(
      id: string,
      changes: object,
      expected: object = {},
      customerId: string | null = null,
    ): Promise<boolean> {
      const rows = await db.query(
        `update public.sandbox_objects set data = data || $2, customer_id = coalesce($4, customer_id)
         where id = $1 and data @> $3 returning id`,
        [id, changes as SqlValue, expected as SqlValue, customerId],
      )
      return rows.length > 0
    },
    async since(moment: string): Promise<readonly string[]> {
      const rows = await db.query<{ customer_id: string }>(
        `select distinct customer_id from public.sandbox_objects
         where kind = 'subscription' and customer_id is not null and created_at >= $1`,
        [moment],
      )
      return rows.map(({ customer_id }) => customer_id)
    },
    async remove(customerId: string): Promise<void> {
      await db.query('delete from public.sandbox_objects where customer_id = $1', [customerId])
    },
  }
}

export type SandboxStore = ReturnType<typeof createSandboxStore>

/** When a real payment provider is configured, test purchases end, also for limits that the database checks. */
export async function endSandboxPurchases(db: Db): Promise<void> {
  await db.query(
    `update public.subscriptions set status = 'ended', updated_at = now()
     where provider = 'sandbox' and status <> 'ended'`,
  )
}
