import { foldText } from '../place-search/index.ts'

/**
 * How foreign names are spelled differs in scripts that write them by ear: 푸껫 and 푸켓, फुकेत and फुकेट, كابادوكيا and
 * كبادوكيا are one name each. Signs that writers confuse become one sign; null in other scripts, and for names so short
 * that many words would look alike.
 */
export function spellingKey(name: string): string | null {
  const script = SCRIPTS.find(({ of }) => of.test(name))
  if (!script) return null
  const key = script.alike
    .reduce((text, [pattern, sign]) => text.replaceAll(pattern, sign), written(name, script))
    .replaceAll(REPEATED, '$1')
  return key.length >= script.least ? key : null
}

/** Kana are compared whole, and not as a sign and its voicing mark. */
const written = (name: string, { isWhole = false }: Script): string =>
  isWhole ? foldText(name).normalize('NFC') : foldText(name)

const REPEATED = /(.)\1+/gu

type Script = {
  readonly of: RegExp
  readonly least: number
  readonly isWhole?: boolean
  readonly alike: readonly (readonly [pattern: RegExp, sign: string])[]
}

const SCRIPTS: readonly Script[] = [
  {
    of: /\p{Script=Hangul}/u,
    // Two syllables, one of them closed.
    least: 5,
    alike: [
      [/[\u1101\u110f]/gu, '\u1100'],
      [/[\u1104\u1110]/gu, '\u1103'],
      [/[\u1108\u1111]/gu, '\u1107'],
      [/\u110a/gu, '\u1109'],
      [/[\u110d\u110e]/gu, '\u110c'],
      [/[\u1162\u1163\u1164\u1168]/gu, '\u1166'],
      [/\u116d/gu, '\u1169'],
      [/\u1172/gu, '\u116e'],
    ],
  },
  {
    of: /\p{Script=Devanagari}/u,
    least: 4,
    alike: [
      [/[\u093c\u200c\u200d]/gu, ''],
      [/[टठथ]/gu, 'त'],
      [/[डढद]/gu, 'द'],
      [/[शष]/gu, 'स'],
      [/[ँंङञण]|[नम]्/gu, 'न'],
      [/ी/gu, 'ि'],
      [/ू/gu, 'ु'],
      [/[ैॅॆ]/gu, 'े'],
      [/[ौॉॊ]/gu, 'ो'],
      [/व/gu, 'ब'],
    ],
  },
  {
    of: /\p{Script=Arabic}/u,
    least: 5,
    alike: [
      [/^ال/gu, ''],
      [/[اأإآىؤئء]/gu, ''],
      [/[پ]/gu, 'ب'],
      [/[چ]/gu, 'ج'],
      [/[گغق]/gu, 'ك'],
      [/[ط]/gu, 'ت'],
      [/[ص]/gu, 'س'],
      [/[ڤ]/gu, 'ف'],
      [/[ذ]/gu, 'د'],
    ],
  },
  {
    of: /\p{Script=Thai}/u,
    least: 5,
    alike: [
      [/[\u0e47-\u0e4c]/gu, ''],
      [/[ศษ]/gu, 'ส'],
      [/ณ/gu, 'น'],
    ],
  },
  {
    of: /\p{Script=Greek}/u,
    least: 5,
    alike: [
      [/ει|οι|υι|[ηυ]/gu, 'ι'],
      [/αι/gu, 'ε'],
      [/ω/gu, 'ο'],
      [/γκ/gu, 'γ'],
      [/ντ/gu, 'δ'],
      [/μπ/gu, 'β'],
    ],
  },
  {
    of: /\p{Script=Cyrillic}/u,
    least: 5,
    alike: [
      [/[іїыйј]/gu, 'и'],
      [/[єэ]/gu, 'е'],
      [/ґ/gu, 'г'],
      [/[ьъ]/gu, ''],
    ],
  },
  {
    of: /[\u30a0-\u30ff]/u,
    least: 3,
    isWhole: true,
    alike: [
      [/[ー・]/gu, ''],
      [/ヴァ/gu, 'バ'],
      [/ヴィ/gu, 'ビ'],
      [/ヴェ/gu, 'ベ'],
      [/ヴォ/gu, 'ボ'],
      [/ヴ/gu, 'ブ'],
      [/ティ/gu, 'チ'],
      [/ディ/gu, 'ジ'],
    ],
  },
]
