import type { LoaderFunctionArgs } from 'react-router'

import { countriesByName } from '../../entities/place/entry-tables/countries-by-name.ts'
import { loadEntryTables } from '../../entities/place/entry-tables/load-entry-tables.ts'

/** The countries that issue passports; the page reads nothing of its address. */
export async function loadCountries({
  context,
}: Partial<Pick<LoaderFunctionArgs, 'context'>>): Promise<{ readonly countries: readonly string[] }> {
  return { countries: countriesByName(await loadEntryTables(context).catch(() => null)) }
}
