/** ISO 4217 currencies that browsers may not know by name yet. */
const NEW_CURRENCIES: Readonly<Record<string, string>> = {
  SLE: 'Sierra Leonean Leone',
  XCG: 'Caribbean Guilder',
  ZWG: 'Zimbabwean Gold',
}

/** The options of a list of currencies, each with its code and its name in English. */
export function currencyOptions(codes: readonly string[], locale: string) {
  const names = new Intl.DisplayNames(locale.startsWith('en') ? locale : 'en-GB', { type: 'currency' })
  return codes.map((value) => ({ value, label: `${value} · ${NEW_CURRENCIES[value] ?? names.of(value) ?? value}` }))
}
