import {
  type FeedFigures,
  type FailingRoute,
  type FiguresOfDay,
  staffFiguresContract,
  type StaffFiguresResponse,
} from '@app/contracts/staff/staff-figures'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { ACCOUNTS_NOW, FAILING_ROUTES, FEEDS_NOW, FIGURES_BY_DAY, PLANS_NOW } from './figures-sql.ts'

/** Who sees what language models cost: those who pay for them, and the analyst. */
const MAY_SEE_COSTS = ['owner', 'admin', 'analyst']

type Deps = Pick<Platform, 'db' | 'payments'>

export function createStaffFiguresFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: staffFiguresContract.name,
    access: { staff: ['owner', 'admin', 'support', 'analyst'] },
    input: staffFiguresContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 60, seconds: 60 },
    async handle(_request, { input, caller }) {
      return Response.json(await readFigures(deps, caller.userId, input.days))
    },
  })
}

async function readFigures({ db, payments }: Deps, userId: string | null, days: number): Promise<StaffFiguresResponse> {
  const provider = payments.name
  const [byDay, plans, [accounts], feeds, failing, maySee] = await Promise.all([
    db.query<FiguresOfDay>(FIGURES_BY_DAY, [days, provider]),
    db.query<StaffFiguresResponse['now']['plans'][number]>(PLANS_NOW, [provider]),
    db.query<Omit<StaffFiguresResponse['now'], 'plans'>>(ACCOUNTS_NOW),
    db.query<FeedFigures>(FEEDS_NOW),
    db.query<FailingRoute>(FAILING_ROUTES, [days]),
    db.query('select 1 from public.user_roles where user_id = $1 and role::text = any($2) limit 1', [
      userId,
      MAY_SEE_COSTS,
    ]),
  ])
  if (!accounts) throw new Error('the database counted no accounts')
  return {
    byDay: byDay.map((each) => (maySee.length > 0 ? each : { ...each, modelMicroUsd: null })),
    now: { ...accounts, plans: [...plans] },
    feeds: [...feeds],
    failing: [...failing],
    isTestMoney: provider === 'sandbox',
  }
}
