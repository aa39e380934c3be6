/** Integer minor units of an ISO 4217 currency; floating point never holds money. */
export type Money = { readonly minorUnits: number; readonly currency: string }

export function euros(amount: number): Money {
  return { minorUnits: Math.round(amount * 100), currency: 'EUR' }
}

/** An odd cent goes to the person who is owed, so a reduction never takes more than half. */
export function half(money: Money): Money {
  return { ...money, minorUnits: Math.ceil(money.minorUnits / 2) }
}
