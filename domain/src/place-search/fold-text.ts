import { foldHan } from './fold-han.ts'

/** Letters that Unicode does not take apart into a base and an accent, and forms that are written either way. */
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
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'a',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۀ: 'ه',
}
/** How the same letters are written on a keyboard without them: Muenchen, Koebenhavn, Aarhus. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'a' }

const APOSTROPHES = /['’‘ʼʻʾʿ`´]/g
// Marks of Latin, Greek, Cyrillic, Hebrew and Arabic. Those of Indic scripts and of kana tell words apart.
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640|[\ufe00-\ufe0f]/g
const SHORT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bsaint\b/, 'st'],
  [/\bst\b/, 'saint'],
  [/\bsankt\b/, 'st'],
  [/\bfort\b/, 'ft'],
  [/\bmount\b/, 'mt'],
]

/** Typed before it is chosen what they shall become: ろんどん is ロンドン. */
const HIRAGANA = /[\u3041-\u3096]/g
const TO_KATAKANA = 0x60

const PLAIN = /^[a-z0-9 ]*$/

/** Zürich, zurich and ZURICH are one text. Korean syllables stay apart, so that a half-typed one is a beginning. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return tidy(lower)
  const folded = lower
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(/[ßøæœłđðþıħŧŋəςیىکةۀ]/g, (letter) => BASES[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replaceAll(HIRAGANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_KATAKANA))
  return tidy(foldHan(folded))
}

/** Every way a name may be typed, folded; the plainest first. */
export function spellingsOf(name: string): readonly string[] {
  const plain = foldText(name)
  const found = new Set([plain])
  const composed = name.normalize('NFC').toLowerCase()
  const speltOut = composed.replaceAll(/[äöüøåæ]/g, (letter) => SPELT_OUT[letter] ?? letter)
  if (speltOut !== composed) found.add(foldText(speltOut))
  const parted = composed.replaceAll(APOSTROPHES, ' ')
  if (parted !== composed) found.add(foldText(parted))
  for (const [word, other] of SHORT_WORDS) if (word.test(plain)) found.add(plain.replace(word, other))
  found.delete('')
  return [...found]
}

function tidy(text: string): string {
  return text.replaceAll(/ +/g, ' ').trim()
}
