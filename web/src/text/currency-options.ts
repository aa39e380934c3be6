/** Money of ISO 4217 that browsers of today may not know by name yet. */
const NEW_MONEY: Readonly<Record<string, string>> = {
  SLE: 'Sierra Leonean Leone',
  XCG: 'Caribbean Guilder',
  ZWG: 'Zimbabwean Gold',
}

/** The choices of a list of currencies, each by its code and its name in English. */
export function currencyOptions(codes: readonly string[], locale: string) {
  const names = new Intl.DisplayNames(locale.startsWith('en') ? locale : 'en-GB', { type: 'currency' })
  return codes.map((value) => ({ value, label: `${value} · ${NEW_MONEY[value] ?? names.of(value) ?? value}` }))
}
