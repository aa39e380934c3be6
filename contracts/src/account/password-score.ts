/** spec/shell.md section 5: one point each for length, lower case, upper case, a digit and a symbol. */
const POINTS = [/^.{8,}$/su, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

export const MINIMUM_PASSWORD_LENGTH = 8
export const MINIMUM_PASSWORD_SCORE = 3

/** Used by the page while typing, and by the server to decide. */
export function passwordScore(password: string): number {
  return POINTS.filter((rule) => rule.test(password)).length
}
