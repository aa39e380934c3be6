import {
  FAULT_KINDS,
  staffSiteContract,
  type Redirect,
  type SiteCheck,
  type SiteFinding,
  type StaffSiteRequest,
  type StaffSiteResponse,
} from '@app/contracts/staff-site'

import { DbError } from '../../database/db-error.ts'
import type { Queryable, Transaction } from '../../database/db.ts'
import type { SqlValue } from '../../database/sql-values.ts'
import { AppError } from '../../errors/app-error.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Runs as the caller: row level security and the audit log see who it is. */
export function createStaffSiteFunction(): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: staffSiteContract.name,
    access: { staff: ['owner', 'admin', 'marketing', 'content_editor'] },
    input: staffSiteContract.request,
    maxBodyBytes: 4_000,
    limit: { points: 240, seconds: 60 },
    hasSecretAnswer: true,
    async handle(_request, { input, tx }) {
      if (input.action !== 'overview') await change(tx, input)
      return Response.json((await readOverview(tx)) satisfies StaffSiteResponse)
    },
  })
}

type Change = Exclude<StaffSiteRequest, { action: 'overview' }>

async function change(tx: Transaction, wish: Change): Promise<void> {
  const [sql, values] = statementOf(wish)
  const rows = await tx.query(sql, values).catch((error: unknown) => {
    throw explain(error)
  })
  if (rows.length === 0) throw new AppError('mail_unknown')
}

function statementOf(wish: Change): readonly [sql: string, values: readonly SqlValue[]] {
  switch (wish.action) {
    case 'check':
      return ['insert into public.site_checks (asked_at) values (now()) returning id', []]
    case 'set-aside':
      return [
        `update public.site_findings set state = $2 where id = $1 and state <> 'mended' returning id`,
        [wish.id, wish.isIgnored ? 'ignored' : 'open'],
      ]
    case 'save-redirect':
      return [
        `insert into public.redirects (from_path, to_path, status) values ($1, $2, $3)
         on conflict (from_path) do update set to_path = excluded.to_path, status = excluded.status returning from_path`,
        [withoutSlash(wish.from), wish.to, wish.status],
      ]
    case 'delete-redirect':
      return ['delete from public.redirects where from_path = $1 returning from_path', [wish.from]]
  }
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

function explain(error: unknown): unknown {
  if (!(error instanceof DbError)) return error
  if (error.code === '23505') return new AppError('site_check_runs')
  if (error.code !== '23514') return error
  const message =
    error.constraint === null ? `Not saved: ${error.message}.` : 'Not saved: the two addresses are the same.'
  return new AppError('mail_not_saved', { message })
}

const MOST_FINDINGS = 500

async function readOverview(tx: Queryable): Promise<StaffSiteResponse> {
  const checks = await tx.query<SiteCheck>(
    `select id::int, state, asked_at as "askedAt", finished_at as "finishedAt", pages, unseen, opened, mended, problem
     from public.site_checks order by id desc limit 20`,
  )
  const findings = await tx.query<SiteFinding>(
    `select id::int, path, kind, detail, state, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
     from public.site_findings where kind = any($1)
     order by array_position(array['open', 'ignored', 'mended'], state), array_position($1::text[], kind), path
     limit ${MOST_FINDINGS}`,
    [FAULT_KINDS],
  )
  const counts = await tx.query<{ state: keyof StaffSiteResponse['counts']; n: number }>(
    'select state, count(*)::int as n from public.site_findings group by state',
  )
  const redirects = await tx.query<Redirect>(
    'select from_path as "from", to_path as "to", status from public.redirects order by from_path',
  )
  const none = { open: 0, ignored: 0, mended: 0 }
  return {
    checks: [...checks],
    findings: [...findings],
    counts: Object.assign(none, Object.fromEntries(counts.map(({ state, n }) => [state, n]))),
    redirects: [...redirects],
  }
}
