/** `node datasets/build/write-unit-words.ts`: words for days, weeks, months and years in many languages, from ICU. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LANGUAGES =
  'ar bg bn ca cs da de el en es et fa fi fil fr he hi hr hu id is it ja ko lt lv ms nb nl pl pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh zh-Hant'.split(
    ' ',
  )
const UNITS = ['day', 'week', 'month', 'year'] as const
/** At least one number of every plural form. */
const COUNTS = [1, 2, 3, 5, 10, 11, 21, 22, 100, 101, 1.5]
/** Languages without endings, or with another order of words. */
const NO_ENDINGS = new Set(['ja', 'ko', 'sw', 'th', 'zh', 'zh-Hant'])
/** Connecting words between the number and its unit. */
const LINKS = new Set(['de', 'na'])
/** Common among travellers, missing in ICU. */
const MORE: Readonly<Record<string, Partial<Record<(typeof UNITS)[number], string>>>> = {
  ar: { day: 'يوما ليلة ليال ليالي', month: 'شهور', year: 'عام اعوام' },
  ca: { day: 'nits nit' },
  da: { day: 'nætter' },
  de: { day: 'Nächte Nacht Tagen', week: 'Wochen', month: 'Monaten', year: 'Jahren' },
  el: { day: 'μέρες μέρα ημερών νύχτες', week: 'εβδομάδων', month: 'μηνών μήνα', year: 'χρόνια χρόνο ετών' },
  en: { day: 'night nights' },
  es: { day: 'noche noches' },
  et: { day: 'päeva päev päevaks', month: 'kuuks' },
  fi: { day: 'päiväksi päivän', week: 'viikoksi viikon', month: 'kuukaudeksi kuukauden', year: 'vuodeksi vuoden' },
  fr: { day: 'nuit nuits', year: 'année années' },
  he: { day: 'לילות' },
  hi: { month: 'माह', year: 'साल', week: 'हफ़्ते हफ्ते हफ़्ता' },
  hr: { day: 'dan dana dani', week: 'tjedni', month: 'mjesece' },
  it: { day: 'notte notti' },
  ja: { day: '日間 泊', month: 'ヶ月 ヵ月 カ月 ケ月 箇月 か月間 ヶ月間', year: '年間' },
  ko: { day: '일간 박', week: '주간 주일', month: '달' },
  nb: { day: 'dager dag dagers netter', week: 'ukers', month: 'måneders' },
  nl: { day: 'nachten', month: 'maand' },
  pl: { day: 'dniach dniowy', month: 'miesiącach' },
  pt: { day: 'noite noites' },
  ru: { day: 'дней день дня дневный', week: 'неделю', month: 'мес', year: 'годы' },
  sv: { day: 'dagar dag dagars nätter', week: 'veckors', month: 'månaders', year: 'års' },
  th: { day: 'คืน', week: 'อาทิตย์' },
  uk: { week: 'тиждень' },
  vi: { day: 'đêm' },
  zh: { day: '晚', week: '星期 个星期 个礼拜' },
}

const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      UNITS.map((unit) => {
        const more = MORE[language]?.[unit]?.split(' ') ?? []
        const all = COUNTS.flatMap((count) => [...counted(language, unit, count), ...agoOrIn(language, unit, count)])
        return [unit, [...new Set([...all, ...more])].filter(Boolean)]
      }),
    ),
  ]),
)
writeFileSync(
  join(import.meta.dirname, '../../companion/src/engine/stays/unit-words.json'),
  `${JSON.stringify(words, null, 2)}\n`,
)

function counted(language: string, unit: string, count: number): readonly string[] {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' })
  const parts = format.formatToParts(count)
  // "شهران" is two months without a number.
  if (!parts.some(({ type }) => type === 'integer')) return []
  return parts.flatMap(({ type, value }) => (type === 'unit' ? unlinked(value) : []))
}

/** "In 3 months", "3 months ago": other endings than after a plain number. */
function agoOrIn(language: string, unit: (typeof UNITS)[number], count: number): readonly string[] {
  if (NO_ENDINGS.has(language)) return []
  const format = new Intl.RelativeTimeFormat(language, { numberingSystem: 'latn' } as Intl.RelativeTimeFormatOptions)
  return [count, -count].flatMap((each) => {
    const parts = format.formatToParts(each, unit)
    const last = parts.findLastIndex(({ type }) => type !== 'literal')
    if (last < 0) return []
    const after = parts[last + 1]?.value ?? ''
    return after.startsWith(' ') || after.startsWith('\u00A0') ? unlinked(after).slice(0, 1) : []
  })
}

function unlinked(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '' && !LINKS.has(word))
}
