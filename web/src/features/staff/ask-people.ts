import type { StaffPeopleResponse, staffPeopleContract, StaffPerson } from '@app/contracts/staff-people'

import type { Backend } from '../../api/create-backend.ts'

/** By type only: the schema stays on the server. */
const NAME: (typeof staffPeopleContract)['name'] = 'staff-people'
const PATIENCE_MS = 15_000
const AT_ONCE = 100

type Client = Pick<Backend, 'functions'>
export type People = ReadonlyMap<string, StaffPerson>

/** Throws when there is no answer: "nobody" and "not known" must not look alike. */
export async function findPeople(
  { functions }: Client,
  query: string,
  signal: AbortSignal,
): Promise<StaffPeopleResponse> {
  const body = { action: 'find', query }
  const { data, error } = await functions.invoke<StaffPeopleResponse>(NAME, { body, signal, timeout: PATIENCE_MS })
  if (error || !data) throw error ?? new Error('no answer')
  return data
}

/** Who these accounts are. Whoever is not in it is gone, or could not be asked for; their number then stands alone. */
export async function namePeople({ functions }: Client, ids: Iterable<string>): Promise<People> {
  const wanted = [...new Set(ids)]
  const people = new Map<string, StaffPerson>()
  while (wanted.length > 0) {
    const body = { action: 'named', ids: wanted.splice(0, AT_ONCE) }
    const { data } = await functions.invoke<StaffPeopleResponse>(NAME, { body, timeout: PATIENCE_MS })
    for (const person of data?.people ?? []) people.set(person.id, person)
  }
  return people
}
