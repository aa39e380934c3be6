/**
 * Whether a regular expression refers back to one of its groups. Postgres finds such matches by trying, which a few
 * characters can make last for hours; it reads every other expression in time that grows with the text.
 * `\\1` is a backslash and a digit; in an array literal the backslashes are doubled once more, so there any counts.
 */
export function hasBackReference(pattern: string, isArrayLiteral = false): boolean {
  return /\\[1-9]/.test(isArrayLiteral ? pattern : pattern.replaceAll('\\\\', ''))
}
