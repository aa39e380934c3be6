import { type ComboboxOption, hasWords } from '../../../ui/combobox/combobox-option.ts'
import { estimateText as text } from './estimate-text.ts'

const MOST = 2

/** Countries whose name begins like the typed text: they have prices too. */
export async function findCountries(query: string): Promise<readonly ComboboxOption[]> {
  const { pricedCountries } = await import('@app/datasets/trip-prices')
  const fitting = pricedCountries().filter(({ name }) => hasWords(name, query))
  return fitting.slice(0, MOST).map(({ name }) => ({ value: name, label: name, name, detail: text('country') }))
}
