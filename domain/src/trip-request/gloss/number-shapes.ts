/** Dates, lengths, hours and sums that a script writes as a number with a counter: 5月3日, 3박 4일, tháng 5. */
export type NumberShape = {
  readonly pattern: RegExp
  readonly english: (found: RegExpExecArray, isInRange: boolean) => string
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const DIGITS = '零一二三四五六七八九'
const N = '(\\d{1,2}|[一二两兩三四五六七八九十]{1,3})'

/** 十二 is 12, 二十 is 20, 两 is 2. */
export function valueOfHan(written: string): number {
  if (/^\d/.test(written)) return Number(written)
  const digit = (sign: string): number => ('两兩'.includes(sign) ? 2 : DIGITS.indexOf(sign))
  const [tens, ones] = written.includes('十') ? written.split('十') : ['0', written]
  const ten = tens === '' ? 1 : tens === '0' ? 0 : digit(tens ?? '')
  return ten * 10 + (ones === '' || ones === undefined ? 0 : digit(ones))
}

const month = (written: string | undefined): string => MONTHS[valueOfHan(written ?? '') - 1] ?? ''
const count = (written: string | undefined): string => String(valueOfHan(written ?? '0'))
const clock = (hours: string | undefined, minutes: string | undefined, half: string | undefined): string => {
  const later = /下午|晚上|夜|午後|오후|저녁|밤/.test(half ?? '') && valueOfHan(hours ?? '0') < 12 ? 12 : 0
  return `${String(valueOfHan(hours ?? '0') + later)}:${minutes === '半' || minutes === '반' ? '30' : (minutes ?? '00').padStart(2, '0')}`
}
const times = (found: string | undefined, factor: number): string =>
  String(Math.round(Number((found ?? '0').replace(',', '.')) * factor))

const shape = (source: string, english: NumberShape['english']): NumberShape => ({
  pattern: new RegExp(source, 'uy'),
  english,
})

const HAN: readonly NumberShape[] = [
  shape(
    `(?:(?:20\\d\\d)年)?${N}月(?:の)?${N}(?!万|萬|千)[日号號]?(?!間|间|游|遊|岁|歳|人)`,
    ([, m, d]) => ` ${month(m)} ${count(d)} `,
  ),
  shape(`${N}月`, ([, m]) => ` ${month(m)} `),
  shape(`${N}[泊晚夜]${N}[日天]`, ([, , d]) => ` ${count(d)} days `),
  shape(`${N}[天日]${N}[晚夜]`, ([, d]) => ` ${count(d)} days `),
  shape(`${N}(?:日間|日间|天|日游|日遊|日の旅|日旅行)`, ([, d]) => ` ${count(d)} days `),
  shape(`${N}(?:泊|晚|晩|夜)`, ([, d]) => ` ${count(d)} nights `),
  shape(`${N}(?:週間|周間|个星期|個星期|個禮拜|个礼拜|星期|周|週)(?!末)`, ([, w]) => ` ${count(w)} weeks `),
  shape(`${N}(?:歳|才|岁|歲)`, ([, y]) => ` ${count(y)} years old `),
  shape(
    `(午前|午後|上午|下午|晚上|早上|夜)?${N}[時点點](?:(半)|(\\d{1,2})分)?`,
    ([, half, h, thirty, m]) => ` ${clock(h, thirty ?? m, half)} `,
  ),
  shape(
    `(下午|晚上|午後)(\\d{1,2}:\\d\\d)`,
    ([, half, at]) => ` ${clock(at?.split(':')[0], at?.split(':')[1], half)} `,
  ),
  shape(`(\\d+(?:[.,]\\d+)?)[万萬]`, ([, sum]) => ` ${times(sum, 10_000)} `),
  shape(`([一二两三四五六七八九])[万萬]`, ([, sum]) => ` ${times(count(sum), 10_000)} `),
  shape(
    `(\\d+(?:[.,]\\d+)?|[一二两三四五六七八九])千`,
    ([, sum]) => ` ${times(/^\d/.test(sum ?? '') ? sum : count(sum), 1000)} `,
  ),
  shape(`${N}(?:人|名)`, ([, n]) => ` ${count(n)} people `),
  shape(`${N}(?:个|個|位|口)`, ([, n]) => ` ${count(n)} `),
  shape(`${N}[日号號]`, ([, d], isInRange) => (isInRange ? ` ${d} ` : ` ${d} days `)),
]

const KOREAN: readonly NumberShape[] = [
  shape(String.raw`(\d{1,2})월\s*(\d{1,2})일(?!간)`, ([, m, d]) => ` ${month(m)} ${d} `),
  shape(String.raw`(\d{1,2})월`, ([, m]) => ` ${month(m)} `),
  shape(String.raw`(\d{1,2})박\s*(\d{1,2})일`, ([, , d]) => ` ${d} days `),
  shape(String.raw`(\d{1,2})일\s*(?:간|동안|여행|일정)`, ([, d]) => ` ${d} days `),
  shape(String.raw`(\d{1,2})일`, ([, d], isInRange) => (isInRange ? ` ${d} ` : ` ${d} days `)),
  shape(String.raw`(\d{1,2})박`, ([, d]) => ` ${d} nights `),
  shape(String.raw`(\d{1,2})주(?:일)?(?:간)?`, ([, w]) => ` ${w} weeks `),
  shape(String.raw`(\d{1,2})(?:살|세)`, ([, y]) => ` ${y} years old `),
  shape(
    String.raw`(오전|오후|저녁|밤)?\s*(\d{1,2})시(?:\s*(반)|\s*(\d{1,2})분)?`,
    ([, half, h, thirty, m]) => ` ${clock(h, thirty ?? m, half)} `,
  ),
  shape(String.raw`(\d+(?:[.,]\d+)?)만`, ([, sum]) => ` ${times(sum, 10_000)} `),
  shape(String.raw`(\d{1,2})(?:명|인)`, ([, n]) => ` ${n} people `),
]

const THAI: readonly NumberShape[] = [
  shape(String.raw`(\d{1,2})\s*วัน\s*\d{1,2}\s*คืน`, ([, d]) => ` ${d} days `),
  shape(String.raw`(\d{1,2})\s*ขวบ`, ([, y]) => ` ${y} years old `),
  shape(String.raw`(\d{1,2})[.:](\d{2})\s*น\.?`, ([, h, m]) => ` ${h}:${m} `),
]

const VIETNAMESE: readonly NumberShape[] = [
  shape(String.raw`(?:tháng|thang)\s*(\d{1,2})`, ([, m]) => ` ${month(m)} `),
  shape(String.raw`(\d{1,2})\s*ngày\s*\d{1,2}\s*đêm`, ([, d]) => ` ${d} days `),
  shape(String.raw`(?:ngày|mùng)\s*(\d{1,2})`, ([, d]) => ` ${d} `),
  shape(String.raw`(\d{1,2})\s*(?:giờ|h(?![a-z]))\s*(\d{2})?`, ([, h, m]) => ` ${h}:${m ?? '00'} `),
]

/** "60 тысяч", "10 triệu", "5 juta": the factor follows the number. */
const sums = (words: string, factor: number): NumberShape =>
  shape(String.raw`(\d+(?:[.,]\d+)?)\s*(?:${words})(?![\p{L}])`, ([, sum]) => ` ${times(sum, factor)} `)

const SHAPES: Readonly<Record<string, readonly NumberShape[]>> = {
  ja: HAN,
  zh: HAN,
  ko: KOREAN,
  th: [
    ...THAI,
    shape(String.raw`(\d+)\s*หมื่น`, ([, sum]) => ` ${times(sum, 10_000)} `),
    shape(String.raw`(\d+)\s*พัน`, ([, sum]) => ` ${times(sum, 1000)} `),
  ],
  vi: [...VIETNAMESE, sums('triệu|trieu|tr', 1_000_000), sums('nghìn|ngàn|k', 1000)],
  id: [sums('juta|jt', 1_000_000), sums('ribu|rb', 1000)],
  ru: [sums('тыс\\.?|тысяч\\p{L}*|т\\.?р\\.?|к', 1000)],
  uk: [sums('тис\\.?|тисяч\\p{L}*', 1000)],
  pl: [sums('tys\\.?|tysi\\p{L}*', 1000)],
  cs: [sums('tis\\.?|tisíc\\p{L}*', 1000)],
  tr: [sums('bin', 1000)],
  nl: [sums('duizend', 1000)],
  sv: [sums('tusen', 1000)],
  el: [sums('χιλιάδες|χιλ\\.?', 1000)],
  hi: [sums('हज़ार|हजार', 1000), sums('लाख', 100_000)],
  ar: [sums('ألف|الف|آلاف', 1000)],
}

export function numberShapesOf(language: string): readonly NumberShape[] {
  return SHAPES[language] ?? []
}
