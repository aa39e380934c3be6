import type { LoadEntryTables } from '@app/contracts/entry-facts'
import { calendarDate } from '@app/domain/kernel'

/** Read when the first page with a question about a border is drawn. */
export function createEntryTables(now: () => number): LoadEntryTables {
  return async () => {
    const [{ entryFactsOf }, { loadPlaceVisas }] = await Promise.all([
      import('@app/datasets/entry-facts'),
      import('./place-data.ts'),
    ])
    const visas = await loadPlaceVisas()
    const today = calendarDate(new Date(now()).toISOString().slice(0, 10))
    return { countries: visas.passports, between: (question) => entryFactsOf(question, visas, today) }
  }
}
