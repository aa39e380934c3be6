import { createRequire } from 'node:module'

import type { PackedFile } from '../packed-file.ts'
import { lineOf, packedText } from '../packed-text.ts'
import { readJson } from '../read-json.ts'
import type { RegisteredTable } from '../registered-table.ts'

const require = createRequire(import.meta.url)

type Rates = { readonly date: string; readonly usd: Readonly<Record<string, number>> }
type Used = Readonly<Record<string, { readonly _to?: string; readonly _tender?: string }>>
type CurrencyData = {
  readonly supplemental: { readonly currencyData: { readonly region: Readonly<Record<string, readonly Used[]>> } }
}

/** Currencies that some country uses today: unused ones, metals and tokens are left out. */
export async function packExchangeRates(table: RegisteredTable): Promise<PackedFile> {
  const { date, usd } = await readJson<Rates>(require.resolve('@fawazahmed0/currency-api/v1/currencies/usd.json'))
  const [source] = table.sources
  if (source?.checkedAt !== date) throw new RangeError(`exchange rates are of ${date}, the register says otherwise`)
  const rows = (await tenders()).flatMap((code) => {
    const rate = usd[code.toLowerCase()]
    return rate !== undefined && rate > 0 ? [lineOf(code, rate)] : []
  })
  return { table, text: packedText(table, { rows }), rows: rows.length }
}

async function tenders(): Promise<readonly string[]> {
  const data = await readJson<CurrencyData>(require.resolve('cldr-core/supplemental/currencyData.json'))
  const used = Object.values(data.supplemental.currencyData.region)
    .flat()
    .flatMap((each) => Object.entries(each))
    .filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')
  return [...new Set(used.map(([code]) => code))].toSorted()
}
