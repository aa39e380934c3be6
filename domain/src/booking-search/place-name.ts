/** The maximum length of the form's field; a longer text was pasted, and is not a place name. */
export const LONGEST_PLACE_NAME = 120

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Control characters, and bidi marks that reverse the text after them: in a URL they are used for spoofing. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/** A form text, cleaned for display and links. An overlong text stays one too long, and is refused. */
export function readFormText(text: string | null): string {
  return (text ?? '')
    .replaceAll(UNSEEN, ' ')
    .trim()
    .slice(0, LONGEST_PLACE_NAME + 1)
}

/** Any place in any script, also a hotel by name; punctuation and emoji alone are refused. */
export function isPlaceName(text: string): boolean {
  return text.length <= LONGEST_PLACE_NAME && LETTER_OR_DIGIT.test(text)
}
