import { calendarDate } from '@app/domain/kernel'

import packed from '../../packed/register.json' with { type: 'json' }
import type { DataTable, Licence } from './data-table.ts'

const licences = new Map<string, Licence>(packed.licences.map((licence) => [licence.id, licence]))

/** Every table that ships, by title. */
export const REGISTER: readonly DataTable[] = packed.tables.map(({ sources, status, ...table }) => {
  const named = sources.map(({ title, url, licence, checkedAt }) => ({
    title,
    url,
    licence: licenceOf(licence),
    checkedAt: calendarDate(checkedAt),
  }))
  const isShareAlike = named.some(({ licence }) => licence.isShareAlike)
  return { ...table, sources: named, isShareAlike, isEditorial: status === 'editorial' }
})

const byId = new Map(REGISTER.map((table) => [table.id, table]))

export function findTable(id: string): DataTable | undefined {
  return byId.get(id)
}

function licenceOf(id: string): Licence {
  const licence = licences.get(id)
  if (!licence) throw new RangeError(`not a licence of the register: ${id}`)
  return licence
}
