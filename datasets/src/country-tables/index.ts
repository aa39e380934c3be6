import type { CalendarDate, Source } from '@app/domain/kernel'

import { advisoriesOf } from '../advisories/index.ts'
import { COUNTRIES_SOURCE, findCountry } from '../countries/index.ts'
import { emergencyNumbersOf } from '../emergency-numbers/index.ts'
import { EXCHANGE_RATES } from '../exchange-rates/index.ts'
import { healthRulesOf } from '../health-rules/index.ts'
import { HELP_LINE_DIRECTORY, helpLinesOf } from '../help-lines/index.ts'
import { passportRulesOf } from '../passport-rules/index.ts'
import { plugsOf } from '../plugs/index.ts'
import { findTable } from '../register/index.ts'

/** All country tables small enough for a browser, in the shape of the companion's look-ups. */
export const COUNTRY_TABLES = {
  countries: { find: findCountry, origin: COUNTRIES_SOURCE },
  passportRulesOf,
  advisoriesOf,
  plugsOf,
  emergencyNumbersOf,
  helpLines: { of: helpLinesOf, directory: HELP_LINE_DIRECTORY },
  healthRulesOf,
  rates: EXCHANGE_RATES,
  tableSource,
}

function tableSource(table: string): { readonly source: Source; readonly checkedAt: CalendarDate } | undefined {
  const [first] = findTable(table)?.sources ?? []
  return first && { source: { title: first.title, url: first.url }, checkedAt: first.checkedAt }
}
