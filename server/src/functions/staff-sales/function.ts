import {
  type MailedDiscount,
  type Sale,
  staffSalesContract,
  type StaffSalesRequest,
  type StaffSalesResponse,
} from '@app/contracts/staff/staff-sales'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { personOf } from '../staff/person-of.ts'
import { requireAdmin } from '../staff/staff-rank.ts'
import { writeStaffAudit } from '../staff/write-staff-audit.ts'

type Deps = Pick<Platform, 'db' | 'payments'>

const ON_A_PAGE = 25

export function createStaffSalesFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: staffSalesContract.name,
    access: { staff: ['owner', 'admin', 'support'] },
    input: staffSalesContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 60, seconds: 60 },
    async handle(_request, { input, caller }) {
      if (input.action === 'subscriptions') return Response.json(await listSales(deps, input))
      if (input.action === 'end-discount') await endDiscount(deps, personOf(caller), input.id)
      return Response.json(await listDiscounts(deps, input.action === 'discounts' ? input.page : 1))
    },
  })
}

const SALES = `
  with listed as (
    select s.*, case when exists (select from public.audit_log a where a.action = 'payment.refunded'
      and a.subject_type = 'payment' and a.subject_id = s.id) then 'refunded' else s.status end as shown
    from public.subscriptions s where s.provider = $1)
  select l.id, coalesce(u.email, '') as email, l.plan, l.billing, l.shown as status,
    to_json(l.started_at) #>> '{}' as "startedAt", to_json(l.period_end) #>> '{}' as "periodEnd",
    l.cancels_at_end as "cancelsAtEnd", l.amount_minor_units as "minorUnits", l.currency,
    count(*) over ()::float8 as total
  from listed l join auth.users u on u.id = l.user_id
  where $2 = 'all' or l.shown = $2
  order by l.started_at desc, l.id limit ${ON_A_PAGE} offset $3`

type SaleRow = Omit<Sale, 'amount'> & { readonly minorUnits: number; readonly currency: string; readonly total: number }
type List = Extract<StaffSalesRequest, { action: 'subscriptions' }>

async function listSales({ db, payments }: Deps, { status, page }: List): Promise<StaffSalesResponse> {
  const rows = await db.query<SaleRow>(SALES, [payments.name, status, (page - 1) * ON_A_PAGE])
  const sales = rows.map(({ minorUnits, currency, total: _, ...sale }) => ({
    ...sale,
    amount: { minorUnits, currency },
  }))
  return { sales, total: rows[0]?.total ?? 0 }
}

const DISCOUNTS = `
  select d.id, u.email, i.email as "issuedBy", d.percent_off as "percentOff",
    to_json(d.created_at) #>> '{}' as "createdAt", to_json(d.expires_at) #>> '{}' as "expiresAt",
    case when d.used_at is not null then 'used' when d.ended_at is not null then 'ended'
      when d.expires_at <= now() then 'expired' else 'open' end as state,
    count(*) over ()::float8 as total
  from public.discounts d left join auth.users u on u.id = d.user_id left join auth.users i on i.id = d.issued_by
  order by d.created_at desc, d.id limit ${ON_A_PAGE} offset $1`

async function listDiscounts({ db }: Deps, page: number): Promise<StaffSalesResponse> {
  const rows = await db.query<MailedDiscount & { total: number }>(DISCOUNTS, [(page - 1) * ON_A_PAGE])
  return { discounts: rows.map(({ total: _, ...discount }) => discount), total: rows[0]?.total ?? 0 }
}

/** A checkout that was opened with it before keeps its price. */
async function endDiscount({ db }: Deps, actor: string, id: string): Promise<void> {
  await requireAdmin(db, actor)
  await db.transaction(async (tx) => {
    const ended = await tx.query(
      `update public.discounts set expires_at = now(), ended_at = now()
       where id = $1 and used_at is null and expires_at > now() returning id`,
      [id],
    )
    if (ended.length === 0) throw new AppError('discount_over')
    await writeStaffAudit(tx, { actor, action: 'discount.ended', subjectType: 'discount', subjectId: id })
  })
}
