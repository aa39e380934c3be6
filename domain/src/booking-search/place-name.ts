/** A box of the form holds this much; a longer text was pasted, and names no place. */
export const LONGEST_PLACE_NAME = 120

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Any place in any script, also a hotel by name; marks and pictures alone are none. */
export function isPlaceName(text: string): boolean {
  return text.length <= LONGEST_PLACE_NAME && LETTER_OR_DIGIT.test(text)
}
