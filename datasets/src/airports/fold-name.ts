/** Letters that Unicode does not take apart into a base and an accent. */
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
/** How the same letters are written on a keyboard without them: Muenchen, Koebenhavn, Aarhus. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Zürich, zurich and ZURICH are one place. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => BASES[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Every way a name may be typed, folded. */
export function spellings(name: string): readonly string[] {
  const spelt = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüøå]/g, (letter) => SPELT_OUT[letter] ?? letter)
  return [...new Set([foldName(name), foldName(spelt)])]
}
