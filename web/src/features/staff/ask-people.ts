import type { StaffPeopleResponse, staffPeopleContract, StaffPerson } from '@app/contracts/staff-people'

import type { Backend } from '../../api/create-backend.ts'

/** Type only: the schema stays on the server. */
const NAME: (typeof staffPeopleContract)['name'] = 'staff-people'
const TIMEOUT_MS = 15_000
const AT_ONCE = 100

type Client = Pick<Backend, 'functions'>
export type People = ReadonlyMap<string, StaffPerson>

/** Throws when there is no answer: "nobody found" and "unknown" must not look alike. */
export async function findPeople(
  { functions }: Client,
  query: string,
  signal: AbortSignal,
): Promise<StaffPeopleResponse> {
  const body = { action: 'find', query }
  const { data, error } = await functions.invoke<StaffPeopleResponse>(NAME, { body, signal, timeout: TIMEOUT_MS })
  if (error || !data) throw error ?? new Error('no answer')
  return data
}

/** The people behind these accounts. A missing one was deleted, or could not be loaded; only its id is then shown. */
export async function namePeople({ functions }: Client, ids: Iterable<string>): Promise<People> {
  const wanted = [...new Set(ids)]
  const people = new Map<string, StaffPerson>()
  while (wanted.length > 0) {
    const body = { action: 'named', ids: wanted.splice(0, AT_ONCE) }
    const { data } = await functions.invoke<StaffPeopleResponse>(NAME, { body, timeout: TIMEOUT_MS })
    for (const person of data?.people ?? []) people.set(person.id, person)
  }
  return people
}
