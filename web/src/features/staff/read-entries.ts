import type { Tables } from '@app/contracts/generated/database'
import type { StaffPerson } from '@app/contracts/staff-people'

import type { Backend } from '../../api/create-backend.ts'
import { findPeople, namePeople } from './ask-people.ts'

export const ENTRIES_ON_A_PAGE = 50
const ACCOUNT = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export type Entry = Pick<
  Tables<'audit_log'>,
  'id' | 'at' | 'action' | 'actor_id' | 'subject_type' | 'subject_id' | 'details'
> & { readonly actor: StaffPerson | null; readonly subject: StaffPerson | null }

export const AUDIT_KINDS = [
  'role',
  'account',
  'plan',
  'trial',
  'payment',
  'discount',
  'review',
  'job',
  'access',
] as const

export type AuditFilter = {
  readonly kind: (typeof AUDIT_KINDS)[number] | null
  /** An address or an account id, as typed. */
  readonly who: string | null
  readonly from: string | null
  readonly to: string | null
}

export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const day = (name: string): string | null => {
    const given = params.get(name) ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : null
  }
  return {
    kind: AUDIT_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    who: params.get('who')?.trim().slice(0, 200) || null,
    from: day('from'),
    to: day('to'),
  }
}

/** No entry is about nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const DAY_MS = 86_400_000

/** Only the account whose whole address this is: a part of one fits several people. */
async function accountOf(client: Pick<Backend, 'functions'>, who: string): Promise<string> {
  if (ACCOUNT.test(who)) return who.toLowerCase()
  if (who.length < 2) return NOBODY
  const { people } = await findPeople(client, who, AbortSignal.timeout(15_000))
  return people.find(({ email }) => email.toLowerCase() === who.toLowerCase())?.id ?? NOBODY
}

/**
 * One page, newest first, and one entry more than it shows when there are older ones. Pages start after an entry rather
 * than at an offset, so that new entries shift nothing.
 */
export function entriesBefore(before: number | null, filter: AuditFilter) {
  return async (client: Pick<Backend, 'from' | 'functions'>) => {
    let newest = client
      .from('audit_log')
      .select('id, at, action, actor_id, subject_type, subject_id, details')
      .order('id', { ascending: false })
      .limit(ENTRIES_ON_A_PAGE + 1)
    if (before !== null) newest = newest.lt('id', before)
    if (filter.kind) newest = newest.like('action', `${filter.kind}.%`)
    if (filter.from) newest = newest.gte('at', filter.from)
    if (filter.to) newest = newest.lt('at', new Date(Date.parse(filter.to) + DAY_MS).toISOString())
    if (filter.who) {
      const id = await accountOf(client, filter.who)
      newest = newest.or(`actor_id.eq.${id},subject_id.eq.${id}`)
    }
    const { data, error } = await newest
    if (error) return { data: null, error }
    const people = await namePeople(client, data.flatMap(accountsOf))
    const named = data.map((row): Entry => ({
      ...row,
      actor: people.get(row.actor_id ?? '') ?? null,
      subject: people.get(row.subject_id) ?? null,
    }))
    return { data: named, error: null }
  }
}

function accountsOf({ actor_id, subject_id }: Pick<Entry, 'actor_id' | 'subject_id'>): readonly string[] {
  return [actor_id ?? '', subject_id].filter((id) => ACCOUNT.test(id))
}
