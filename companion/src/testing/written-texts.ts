/** Helpers for tests of a language's data files. */

/** Every text of a file by its path. */
export function textsOf(words: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof words === 'string') return new Map([[path, words]])
  return new Map(
    Object.entries(words as object).flatMap(([key, value]) => [
      ...textsOf(value, path === '' ? key : `${path}/${key}`),
    ]),
  )
}

export const slotsOf = (text: string): string => (text.match(/\{[\w-]+\}/g) ?? []).toSorted().join(' ')

/** Names and symbols that are the same in every script. */
const NAMES =
  'Property Irregularity Report,eSIM,SIM,VPN,PIR,SNS,SMS,GB,LGBT,IDP,WhatsApp,Google,Wi-Fi,WiFi,IMEI,ATM,App,QR,km'
const INTERNATIONAL = new RegExp(
  `(?<![\\p{Script=Latin}\\d])(?:${NAMES.replaceAll(',', '|')})s?(?![\\p{Script=Latin}\\d])`,
  'gu',
)
const LATIN_WORD = /\p{Script=Latin}{2,}/u
const WITHOUT_LATIN = new Set(['ar', 'el', 'hi', 'ja', 'ko', 'ru', 'th', 'uk', 'zh'])
/** This many English words in a row mean that a text was not translated. */
const MOST_SHARED = 3

/** The paths of texts that are still English: Latin words in another script, or a run of the English words. */
export function leftInEnglish(
  language: string,
  own: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): readonly string[] {
  return [...own].flatMap(([path, text]) => {
    const bare = text.replaceAll(/\{[\w-]+\}/g, ' ').replaceAll(INTERNATIONAL, ' ')
    const isLeft = WITHOUT_LATIN.has(language)
      ? LATIN_WORD.test(bare)
      : sharesRun(wordsOf(bare), wordsOf(english.get(path) ?? ''))
    return isLeft ? [`${path}: ${text}`] : []
  })
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}{}’'-]+/gu) ?? []

function sharesRun(own: readonly string[], english: readonly string[]): boolean {
  const text = ` ${english.join(' ')} `
  return own.some(
    (_, at) => at + MOST_SHARED <= own.length && text.includes(` ${own.slice(at, at + MOST_SHARED).join(' ')} `),
  )
}
