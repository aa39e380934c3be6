/** Currencies that browsers may not know by name: new ones, and notes of territories. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  CKD: 'Cook Islands Dollar',
  FOK: 'Faroese Króna',
  GGP: 'Guernsey Pound',
  IMP: 'Manx Pound',
  JEP: 'Jersey Pound',
  KID: 'Kiribati Dollar',
  PRB: 'Transnistrian Rouble',
  SLE: 'Sierra Leonean Leone',
  SLS: 'Somaliland Shilling',
  TVD: 'Tuvalu Dollar',
  VED: 'Bolívar Digital',
  XCG: 'Caribbean Guilder',
  XSU: 'Sucre',
  XUA: 'ADB Unit of Account',
  ZWG: 'Zimbabwean Gold',
}

/** The options of a list of currencies, each with its code and its name in English. */
export function currencyOptions(codes: readonly string[], locale: string) {
  const names = new Intl.DisplayNames(locale.startsWith('en') ? locale : 'en-GB', { type: 'currency' })
  return codes.map((value) => ({ value, label: `${value} · ${OTHER_NAMES[value] ?? names.of(value) ?? value}` }))
}
