export type Phone = { readonly shown: string; readonly dialled: string }

/** An extension alone (";7802") cannot be dialled. */
const FEWEST_DIGITS = 5

/** Some sources put two numbers into one field; dialled as one they would be a wrong number. */
export function splitPhones(written: string | null | undefined): readonly Phone[] {
  const numbers = (written ?? '').split(/[;,/]/).map((part) => part.trim())
  const phones = numbers.map((shown) => ({ shown, dialled: shown.replaceAll(/[^\d+]/g, '') }))
  return phones.filter(({ dialled }) => dialled.length >= FEWEST_DIGITS)
}
