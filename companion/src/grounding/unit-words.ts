import type { Unit } from './quantity.ts'

/** In the six languages of answers, and as symbols. */
const WORDS: readonly (readonly [Unit, string])[] = [
  ['days', 'days?|nights?|tagen?|tage?n?|nächten?|nacht|jours?|nuits?|d[ií]as?|noches?|giorn[oi]|nott[ei]|noites?'],
  ['months', 'months?|monaten?|monate?|mois|mes(?:es)?|mes[ei]|m[êe]s'],
  ['years', 'years?|jahren?|jahre?|ans|années?|años?|ann[oi]|anos?'],
  ['people', 'people|persons?|travell?ers?|adults?|personen|reisende|personnes?|personas?|person[ae]|pessoas?'],
  ['stops', 'stops?|stationen|étapes?|paradas?|tapp[ae]|paragens|paragem'],
  ['pages', '(?:blank |freie |leere )?(?:pages?|seiten?)|páginas?|pagin[ae]'],
  ['km', 'km|kilomet(?:er|re)s?|kilom[eè]tres?|kil[oó]metros?|chilometr[oi]|quil[oôó]metros?'],
  ['miles', 'mi|miles?|meilen?|milles|millas?|miglia|milhas?'],
  ['fahrenheit', '°\\s?f|(?:degrees? |grad |degrés |grados |gradi |graus )?fahrenheit'],
  ['celsius', '°\\s?c?|degrees?(?: celsius)?|grad(?: celsius)?|degrés|grados|gradi|graus'],
  // "In" alone is a very common word of four languages.
  ['inches', 'inch(?:es)?|in(?=\\))|zoll|pouces?|pulgadas?|pollic[ei]|polegadas?'],
  ['mm', 'mm|millimet(?:er|re)s?|millimètres|milímetros|millimetri'],
  ['volts', 'v|volts?'],
  ['hertz', 'hz|hertz'],
  ['percent', '%|per ?cent|prozent|pour cent|por ciento|per cento|por cento'],
]
const HOURS = 'h|hours?|hrs?|std\\.?|stunden?|heures?|horas?|or[ea]'
const MINUTES = 'm|mins?\\.?|minutes?|minuten?|minutos?|minut[oi]'

/** With spaces between thousands too, as in French. */
export const NUMBER = "\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d(?:[\\d.,'’\\u00a0\\u202f]*\\d)?|\\d"

export const UNIT_PATTERNS: readonly (readonly [Unit, RegExp])[] = WORDS.map(([unit, words]) => [
  unit,
  new RegExp(`(?<![\\d.,])-?(${NUMBER})[\\s\\u00a0\\u202f-]?(?:${words})(?![\\p{Script=Latin}\\d])`, 'giu'),
])

/** `People: 2`. */
export const LABELLED: readonly (readonly [Unit, RegExp])[] = WORDS.filter(([unit]) =>
  ['people', 'stops', 'pages'].includes(unit),
).map(([unit, words]) => [
  unit,
  new RegExp(`(?<!\\p{L})(?:${words})(?:\\s\\p{L}+)?[\\s\\u00a0\\u202f]?:\\s?(${NUMBER})(?![\\p{L}\\d])`, 'giu'),
])

/** A number to call needs a phone number as evidence. */
export const CALLED = new RegExp(
  String.raw`(?<!\p{L})(?:emergency number(?: \p{L}+){0,3}|(?:numéro d[’']urgence|número de emerg[êe]ncia|` +
    String.raw`numero di emergenza|notrufnummer)(?: \p{L}+){0,3}|police|polizei|policía|polizia|polícia|ambulance|` +
    String.raw`rettungsdienst|rettung|notarzt|notruf|ambulancia|ambulanza|ambulância|fire(?: brigade| service|` +
    String.raw` department)?|feuerwehr|pompiers|bomberos|vigili del fuoco|pompieri|bombeiros|samu|` +
    String.raw`emergency(?: number)?|urgences|emergencias|emergenze|emergências?)(?!\p{L})(?: is| ist| est| es| è| é|` +
    String.raw`:)?\s(?:on |unter |au |al |o |il |the |dial |call )?(\d{2,5})(?![\d.,:]*\d)`,
  'giu',
)

/** Languages with numbered months. */
export const COUNTED_MONTH = /(?<!\d)(\d{1,2})\s?[月월]/gu

/** `11 h 20 min`, `2.5 hours`, `40 minutes`. */
export const DURATION = new RegExp(
  [
    `(?<![\\d.,:])(?:(\\d+(?:[.,]\\d+)?)[\\s\\u00a0\\u202f-]?(?:${HOURS})(?![\\p{L}])`,
    `(?:[\\s\\u00a0\\u202f,]*(?:and|und|et|y|e)?[\\s\\u00a0\\u202f]*(\\d{1,2})[\\s\\u00a0\\u202f]?(?:${MINUTES})(?![\\p{L}]))?`,
    `|(\\d+)[\\s\\u00a0\\u202f-]?(?:${MINUTES})(?![\\p{L}]))`,
  ].join(''),
  'giu',
)

/** `9:30`, `18.30 Uhr`, `18h30`, `9 am`, `9 Uhr`. */
export const CLOCK = new RegExp(
  '(?<![\\d.,:])(?:(\\d{1,2})(?:[:h]|\\.(?=\\d{2}\\s?uhr))(\\d{2})(?:\\s?(a\\.m\\.|p\\.m\\.|' +
    '[ap]m(?!\\p{L}))|\\s?uhr)?|(\\d{1,2})\\s?(?:(a\\.m\\.|p\\.m\\.|[ap]m(?!\\p{L}))|uhr(?!\\p{L})))(?!\\d)',
  'giu',
)

const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP']
/** Some symbols belong to several. */
const CURRENCIES_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '€': ['EUR'],
    euro: ['EUR'],
    euros: ['EUR'],
    $: DOLLARS,
    us$: ['USD'],
    r$: ['BRL'],
    ca$: ['CAD'],
    a$: ['AUD'],
    au$: ['AUD'],
    nz$: ['NZD'],
    hk$: ['HKD'],
    dollar: DOLLARS,
    dollars: DOLLARS,
    dollari: DOLLARS,
    dólares: DOLLARS,
    '£': ['GBP'],
    pounds: ['GBP', 'EGP'],
    pfund: ['GBP', 'EGP'],
    '¥': ['JPY', 'CNY'],
    yen: ['JPY'],
    '₹': ['INR'],
    '₩': ['KRW'],
    '₺': ['TRY'],
    '฿': ['THB'],
    '₫': ['VND'],
    '₪': ['ILS'],
    '₴': ['UAH'],
    zł: ['PLN'],
    kč: ['CZK'],
  }),
)
const SIGNS = '(?:US|R|CA|AU|A|NZ|HK)\\$|[€$£¥₹₩₺฿₫₪₴]'
const NAMES = '[A-Z]{3}(?![\\p{L}])|euros?|dollars?|dollari|dólares|pounds|pfund|yen|zł|Kč'

export const MONEY = new RegExp(
  `(${SIGNS}|(?<![\\p{L}])[A-Z]{3})[\\s\\u00a0\\u202f]?(${NUMBER})|(${NUMBER})[\\s\\u00a0\\u202f]?(${SIGNS}|${NAMES})`,
  'gu',
)

const KNOWN_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Empty when it is not a currency. */
export function currenciesOf(written: string): readonly string[] {
  return CURRENCIES_OF.get(written.toLowerCase()) ?? (KNOWN_CODES.has(written) ? [written] : [])
}

/** `Day 3`, in the six languages. */
export const NUMBERED_DAY = /(?<!\p{L})(?:day|tag|jour|día|giorno|dia)\s(\d{1,2})(?!\d)/giu

/** Of a law, or a number out of a total. */
export const REFERENCE = /(?<![\d\p{L}.,])\d+(?:\(\w{1,4}\))+|(?<![\d\p{L}.,/])\d+\/\d+(?![\d/])/gu

/** From three on: one and two have other meanings. */
export const NUMBER_WORDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: of(
    'three four five six seven eight nine ten eleven twelve',
    'fifteen=15 twenty=20 thirty=30 forty=40 sixty=60 ninety=90 hundred=100',
  ),
  de: of(
    'drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 sechzig=60 neunzig=90 hundert=100',
  ),
  fr: of(
    'trois quatre cinq six sept huit neuf dix onze douze',
    'quinze=15 vingt=20 trente=30 quarante=40 soixante=60 cent=100',
  ),
  es: of(
    'tres cuatro cinco seis siete ocho nueve diez once doce',
    'quince=15 veinte=20 treinta=30 cuarenta=40 sesenta=60 noventa=90 cien=100',
  ),
  it: of(
    'tre quattro cinque sei sette otto nove dieci undici dodici',
    'quindici=15 venti=20 trenta=30 quaranta=40 sessanta=60 novanta=90 cento=100',
  ),
  pt: of(
    'três quatro cinco seis sete oito nove dez onze doze',
    'quinze=15 vinte=20 trinta=30 quarenta=40 sessenta=60 noventa=90 cem=100',
  ),
}

function of(row: string, rest: string): Readonly<Record<string, number>> {
  const counted = row.split(' ').map((word, index) => [word, index + 3] as const)
  const others = rest
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([word = '', value]) => [word, Number(value)] as const)
  return Object.fromEntries([...counted, ...others])
}

const NOON = 720

/** Minutes since midnight; `written` without am or pm. */
export function clockMinutes([, hour, minute = '0', half, bare, bareHalf]: RegExpExecArray): {
  readonly minutes: number
  readonly written: number
} {
  const part = (half ?? bareHalf ?? '').toLowerCase()
  const written = Number(hour ?? bare) * 60 + Number(minute)
  const isLate = part.startsWith('p') || (!part.startsWith('a') && written >= NOON)
  return { minutes: (written % NOON) + (isLate ? NOON : 0), written }
}

export function durationMinutes([, hours, minutes, only]: RegExpExecArray): number {
  return Number((hours ?? '0').replace(',', '.')) * 60 + Number(minutes ?? only ?? '0')
}

/** With a plus sign or two zeros before it, or in groups. */
export const TELEPHONE =
  /(?<![\d\p{L}.,])(?:\+|00)\d[\d \u00a0()/.-]{5,}\d|(?<![\d\p{L}.,])0?\d{2,5}[ /-]\d{3,}[ -]\d{3,}[\d -]*/gu
