import type { EntryTables } from '@app/contracts/entry-facts'
import { calendarDate } from '@app/domain/kernel'

/** 24 KB compressed. */
export async function deviceEntryTables(): Promise<EntryTables> {
  const [{ entryFactsOf }, { loadVisas }, address] = await Promise.all([
    import('@app/datasets/entry-facts'),
    import('@app/datasets/visas'),
    import('virtual:packed-table/visas'),
  ])
  const visas = await loadVisas(() => readTable(address.default))
  const today = calendarDate(new Date().toISOString().slice(0, 10))
  return { countries: visas.passports, between: (question) => entryFactsOf(question, visas, today) }
}

async function readTable(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
