/** Integer minor units of an ISO 4217 currency; floating point never holds money. */
export type Money = { readonly minorUnits: number; readonly currency: string }

export function euros(amount: number): Money {
  return { minorUnits: Math.round(amount * 100), currency: 'EUR' }
}

/** An odd cent goes to the creditor, so a reduction never takes more than half. */
export function half(money: Money): Money {
  return { ...money, minorUnits: Math.ceil(money.minorUnits / 2) }
}

const WITHOUT_MINOR_UNITS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))
const IN_THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** The number of decimals of a currency's minor unit (ISO 4217): cents two, yen none, fils three. */
export function minorDigitsOf(currency: string): number {
  if (WITHOUT_MINOR_UNITS.has(currency)) return 0
  return IN_THOUSANDTHS.has(currency) ? 3 : 2
}
