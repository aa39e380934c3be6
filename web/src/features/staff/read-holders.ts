import type { Tables } from '@app/contracts/generated/database'
import type { StaffPerson } from '@app/contracts/staff-people'

import type { Backend } from '../../api/create-backend.ts'
import { namePeople } from './ask-people.ts'

export type Holder = Pick<Tables<'user_roles'>, 'user_id' | 'role' | 'created_at'> & {
  readonly person: StaffPerson | null
}

export async function readHolders(client: Pick<Backend, 'from' | 'functions'>) {
  const { data, error } = await client
    .from('user_roles')
    .select('user_id, role, created_at')
    .order('created_at', { ascending: false })
  if (error) return { data: null, error }
  const people = await namePeople(
    client,
    data.map(({ user_id }) => user_id),
  )
  return { data: data.map((row): Holder => ({ ...row, person: people.get(row.user_id) ?? null })), error: null }
}
