import { currentUserId } from '../../api/session/current-user-id.ts'
import { enqueueWrite } from '../../offline/write.ts'
import type { PartyTraveller } from './party-traveller.ts'
import { entityOf, type TravellerRow } from './unsent-travellers.ts'

/** Writes what differs from the account, each traveller by itself; ids are chosen here, so a lost answer adds nobody twice. */
export async function saveTravellers(
  rows: readonly TravellerRow[],
  wanted: readonly PartyTraveller[],
  label: string,
): Promise<void> {
  for (const traveller of wanted) {
    const row = rows.find(({ id }) => id === traveller.id)
    if (row && isSame(row, traveller)) continue
    await saveTraveller(row, traveller, traveller.name || label)
  }
}

async function saveTraveller(row: TravellerRow | undefined, traveller: PartyTraveller, label: string): Promise<void> {
  const { id, name, passports, visas, stays } = traveller
  const write = { entity: entityOf(id), label, table: 'travellers' } as const
  await enqueueWrite(
    row
      ? {
          ...write,
          method: 'PATCH',
          where: { id: `eq.${id}` },
          ifRevision: row.revision,
          row: { name, passports, visas, stays },
        }
      : {
          ...write,
          method: 'POST',
          duplicates: 'ignore',
          row: { id, name, passports, visas, stays, user_id: currentUserId() },
        },
  )
}

export async function deleteTraveller({ id, name }: PartyTraveller, label: string): Promise<void> {
  await enqueueWrite({
    entity: entityOf(id),
    label: name || label,
    table: 'travellers',
    method: 'DELETE',
    where: { id: `eq.${id}` },
  })
}

function isSame(row: TravellerRow, wanted: PartyTraveller): boolean {
  const columns = ({ name, passports, visas, stays }: PartyTraveller) => JSON.stringify([name, passports, visas, stays])
  return columns(row) === columns(wanted)
}
