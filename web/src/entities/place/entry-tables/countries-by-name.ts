import type { EntryTables } from '@app/contracts/entry-facts'
import { countryNameIn } from '@app/domain/country-name'

/**
 * ISO 3166-1 by their English names; empty when the tables are not available. One order for everyone: a browser that sorts
 * differently could reorder the server's list.
 */
export function countriesByName(tables: EntryTables | null): readonly string[] {
  const name = (code: string): string => countryNameIn(code, 'en')
  return (tables?.countries ?? []).toSorted((a, b) => name(a).localeCompare(name(b), 'en'))
}
