/** A box of the form holds this much; a longer text was pasted, and names no place. */
export const LONGEST_PLACE_NAME = 120

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Keys that write nothing, and marks that turn the text after them around: in an address they are somebody's trick. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/** As it may be shown and passed on. A text too long stays too long by one, and is refused. */
export function readFormText(text: string | null): string {
  return (text ?? '')
    .replaceAll(UNSEEN, ' ')
    .trim()
    .slice(0, LONGEST_PLACE_NAME + 1)
}

/** Any place in any script, also a hotel by name; marks and pictures alone are none. */
export function isPlaceName(text: string): boolean {
  return text.length <= LONGEST_PLACE_NAME && LETTER_OR_DIGIT.test(text)
}
