export type Phone = { readonly shown: string; readonly dialled: string }

/** An extension alone (";7802") reaches nobody. */
const FEWEST_DIGITS = 5

/** Some write two numbers into one field; dialled as one they would reach somebody else. */
export function splitPhones(written: string | null | undefined): readonly Phone[] {
  const numbers = (written ?? '').split(/[;,/]/).map((part) => part.trim())
  const phones = numbers.map((shown) => ({ shown, dialled: shown.replaceAll(/[^\d+]/g, '') }))
  return phones.filter(({ dialled }) => dialled.length >= FEWEST_DIGITS)
}
