import type { Tables } from '@app/contracts/generated/database'
import type { StaffPerson } from '@app/contracts/staff-people'

import type { Backend } from '../../api/create-backend.ts'
import { namePeople } from './ask-people.ts'

export const ENTRIES_ON_A_PAGE = 50
const ACCOUNT = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export type Entry = Pick<
  Tables<'audit_log'>,
  'id' | 'at' | 'action' | 'actor_id' | 'subject_type' | 'subject_id' | 'details'
> & { readonly actor: StaffPerson | null; readonly subject: StaffPerson | null }

/**
 * One page, newest first, and one entry more than it shows when there are older ones. Pages start after an entry rather
 * than at an offset, so that new entries shift nothing.
 */
export function entriesBefore(before: number | null) {
  return async (client: Pick<Backend, 'from' | 'functions'>) => {
    const newest = client
      .from('audit_log')
      .select('id, at, action, actor_id, subject_type, subject_id, details')
      .order('id', { ascending: false })
      .limit(ENTRIES_ON_A_PAGE + 1)
    const { data, error } = await (before === null ? newest : newest.lt('id', before))
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
