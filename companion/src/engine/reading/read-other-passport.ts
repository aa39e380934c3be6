import { foldText } from '@app/domain/place-search'
import { readTokens } from '@app/domain/trip-request'

import { countriesIn, sharedStart } from '../names/read-mentions.ts'

/** The country of a passport in a language without a phrasebook; null if the word was not understood. */
export type OtherPassport = { readonly country: string | null; readonly start: number; readonly end: number }

/** Unambiguous stems for a passport or citizen, folded. */
const CLEAR: Readonly<Record<string, string>> = {
  paszport: 'pl',
  obywatel: 'pl',
  paspoort: 'nl',
  pasaport: 'tr',
  vatandas: 'tr',
  medborgar: 'sv',
  statsborger: 'da',
  obcan: 'cs',
  جواز: 'ar',
}
/** Stems that are other words in some languages: only read in questions of another language. */
const OTHERS: readonly string[] = [
  'pass',
  'pas',
  'utlevel',
  'паспорт',
  'гражд',
  'громадян',
  'διαβατηρι',
  'staatsburger',
  'paspor',
  'pasaporte',
  'سفر',
  'گذرنامه',
  'پاسپورت',
  'דרכון',
  'पासपोर्ट',
]
const LONGEST_END = 4
const SHORTEST_STEM = 4
const LONGEST_ADJECTIVE_END = 5
/** Nationalities that resemble neither the country's nor the language's name. */
const ALSO: Readonly<Record<string, string>> = {
  amerik: 'US',
  ameryk: 'US',
  американ: 'US',
  brit: 'GB',
  bryt: 'GB',
  британ: 'GB',
  هندي: 'IN',
  مصري: 'EG',
  صيني: 'CN',
  سعودي: 'SA',
  اماراتي: 'AE',
  مغربي: 'MA',
  عراقي: 'IQ',
  سوري: 'SY',
  امريكي: 'US',
  بريطاني: 'GB',
  inggris: 'GB',
  भारतीय: 'IN',
  अमेरिकी: 'US',
  ब्रिटिश: 'GB',
  אמריקא: 'US',
  בריט: 'GB',
  αμερικαν: 'US',
  βρεταν: 'GB',
  ελλην: 'GR',
  engelsk: 'GB',
  engels: 'GB',
  англич: 'GB',
  голланд: 'NL',
  немец: 'DE',
  німец: 'DE',
  niemiec: 'DE',
  nemec: 'DE',
  czech: 'CZ',
  cesk: 'CZ',
  cech: 'CZ',
  ingiliz: 'GB',
}
const LANGUAGES =
  'bg cs da de el et fi fr he hi hr hu id is it ja ko lt lv ms nb no nl pl ro ru sk sl sv th tr uk vi zh'.split(' ')

export function readOtherPassport(text: string, locale: string | null): OtherPassport | null {
  const tokens = readTokens(text)
  for (const [index, { folded, sentence }] of tokens.entries()) {
    const spoken = languageOf(folded, locale)
    // "جواز سفر مغربي": the last of two words for a passport is beside its country.
    const next = tokens[index + 1]
    if (spoken === null || (next && languageOf(next.folded, locale) !== null)) continue
    // "Potřebuju do Turecka pas": the country of the journey is not the passport.
    const isGoal = INTO.has(tokens[index - 2]?.folded ?? '')
    const beside = [isGoal ? undefined : tokens[index - 1], tokens[index + 1]].filter(
      (each) => each?.sentence === sentence,
    )
    for (const token of beside) {
      const country = token?.kind === 'word' ? nationalityIn(token.folded, spoken) : null
      if (token && country) return { country, start: token.start, end: token.end }
    }
    return isGoal ? null : { country: null, start: -1, end: -1 }
  }
  return locale === null ? null : (readBeing(tokens, locale) ?? readPeople(tokens))
}

const INTO = new Set('do na w we v ve till til naar в у до на'.split(' ').map(foldText))
/** "Россиянам", "भारतीयों को": words for a people, which are nothing else. */
const PEOPLE: readonly (readonly [stem: string, country: string])[] = [
  ['россиян', 'RU'],
  ['украинц', 'UA'],
  ['українц', 'UA'],
  ['белорус', 'BY'],
  ['білорус', 'BY'],
  ['казахстанц', 'KZ'],
  ['भारतीयों', 'IN'],
  ['polak', 'PL'],
  ['polac', 'PL'],
  ['slovak', 'SK'],
  ['svensk', 'SE'],
  ['nederlander', 'NL'],
  ['wni', 'ID'],
]

function readPeople(tokens: ReturnType<typeof readTokens>): OtherPassport | null {
  for (const { folded, start, end } of tokens) {
    const country = PEOPLE.find(([stem]) => folded.startsWith(foldText(stem)))?.[1]
    if (country !== undefined) return { country, start, end }
  }
  return null
}

/** Words before a nationality: "я казах", "jestem czechem". */
const BEING: ReadonlySet<string> = new Set(
  (
    'я мы ми jestem jestesmy jsem jsme ειμαι ειμαστε ben biz zijn ar انا احنا نحن אני אנחנו मैं हम मै saya aku kami gw gue ' +
    'toi minh vagyok olen sunt eu sam som er'
  )
    .split(' ')
    .map(foldText),
)

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const OF_PEOPLE = /人|籍|คน/u

/** "Я казах, нужна виза в Японию?", "віза до японії, українець": a nationality after a pronoun, or between commas. */
function readBeing(tokens: ReturnType<typeof readTokens>, locale: string): OtherPassport | null {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' || countriesIn(locale).has(token.folded)) continue
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    // Without spaces a token is a whole sentence: "ベトナムに行きます" is where one goes.
    const isPeople = !UNSPACED.test(token.folded) || OF_PEOPLE.test(token.folded)
    const isApart = isPeople && isEdge(before) && isEdge(after)
    const country = isApart || BEING.has(before?.folded ?? '') ? nationalityIn(token.folded, locale) : null
    if (country) return { country, start: token.start, end: token.end }
  }
  return null
}

function isEdge(token: { readonly kind: string } | undefined): boolean {
  return token === undefined || token.kind === 'mark'
}

function languageOf(folded: string, locale: string | null): string | null {
  const begins = (stem: string): boolean => folded.startsWith(stem) && folded.length - stem.length <= LONGEST_END
  const clear = Object.entries(CLEAR).find(([stem]) => folded.startsWith(stem))
  if (clear) return locale ?? clear[1]
  return locale !== null && OTHERS.some(begins) ? locale : null
}

/** By the names in Intl for countries and their languages; null if two are equally similar. */
function nationalityIn(folded: string, locale: string): string | null {
  const also = Object.entries(ALSO).find(([stem]) => folded.startsWith(stem))
  if (also) return also[1]
  let best = { shared: 0, countries: new Set<string>() }
  for (const [whole, code] of [...countriesIn(locale), ...languagesIn(locale)]) {
    const name = whole.replace(/^ال/, '')
    if (name.includes(' ')) continue
    const shared = sharedStart(name, folded)
    const isNear =
      shared >= Math.min(SHORTEST_STEM, name.length) &&
      shared >= name.length - 2 &&
      folded.length - shared <= LONGEST_ADJECTIVE_END
    if (!isNear || shared < best.shared) continue
    best = { shared, countries: new Set(shared > best.shared ? [code] : [...best.countries, code]) }
  }
  const [country, other] = best.countries
  if (country === undefined) return countryBeginning(folded, locale)
  return other === undefined ? country : null
}

/** "Казах" is a prefix of one country's name only. */
function countryBeginning(folded: string, locale: string): string | null {
  if (folded.length < SHORTEST_STEM) return null
  const [only, ...others] = [...countriesIn(locale)].filter(([name]) => name.startsWith(folded))
  return only && others.length === 0 ? only[1] : null
}

const spoken = new Map<string, readonly (readonly [name: string, country: string])[]>()

/** "Niemiecki" resembles the German language more than the country "Niemcy". */
function languagesIn(locale: string): readonly (readonly [name: string, country: string])[] {
  const known = spoken.get(locale)
  if (known) return known
  const display = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  const made = LANGUAGES.flatMap((code) => {
    const [name, region] = [display.of(code), new Intl.Locale(code).maximize().region]
    return name && region ? [[foldText(name), region] as const] : []
  })
  spoken.set(locale, made)
  return made
}
