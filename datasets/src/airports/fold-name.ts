/** Letters that Unicode does not decompose into base and accent. */
const BASES: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
/** Spellings on a keyboard without these letters: Muenchen, Koebenhavn, Aarhus. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Most names need no folding. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** Zürich, zurich and ZURICH fold to the same text. */
export function foldName(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => BASES[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Every folded spelling of a name. */
export function spellings(name: string): readonly string[] {
  const plain = foldName(name)
  const composed = name.normalize('NFC').toLowerCase()
  const spelt = composed.replaceAll(/[äöüøå]/g, (letter) => SPELT_OUT[letter] ?? letter)
  return spelt === composed ? [plain] : [...new Set([plain, foldName(spelt)])]
}
