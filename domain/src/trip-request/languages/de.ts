import { sightNouns } from '../../place-kinds/index.ts'
import type { Forms, Language } from '../language.ts'
import { GERMAN_MUST, GERMAN_NUMBERS, GERMAN_MEANINGS, GERMAN_VALUES } from './word-lists/de.ts'

type FormsByNumber = Record<number, Forms>

const COUNTS = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn'.split(' ')
const ENDINGS = ['e', 'er', 'en', 'es', 'em', '']
const inflect = (stem: string): Forms => ENDINGS.map((end) => `${stem}${end}`)

/** `dreitägige`, `zweiwöchiger`: German writes the count and the unit as one word. */
const counted = (stem: string, days: number): FormsByNumber =>
  Object.fromEntries(COUNTS.map((count, index) => [(index + 1) * days, inflect(`${count}${stem}`)]))

const inDays = counted('tägig', 1)
const inWeeks: FormsByNumber = Object.fromEntries(
  Object.entries(counted('wöchig', 7)).map(([days, forms]) => [days, [...forms, ...(inDays[Number(days)] ?? [])]]),
)

const TENS = 'zwanzig dreißig vierzig fünfzig'.split(' ')
const above20: FormsByNumber = Object.fromEntries(
  TENS.flatMap((name, tens) =>
    ['', ...COUNTS.slice(0, 9)].map((count, index) => [20 + tens * 10 + index, [count ? `${count}und${name}` : name]]),
  ),
)

const MONTHS = 'januar februar märz april mai juni juli august september oktober november dezember'.split(' ')
const ofMonth = (unit: string): FormsByNumber =>
  Object.fromEntries(MONTHS.map((month, index) => [index + 1, [`${month}${unit}`]]))

const FEWEST_TOGETHER = 3
const TOGETHER = 'dritt viert fünft sechst siebt acht neunt zehnt elft zwölft'.split(' ')
const headcounts: FormsByNumber = Object.fromEntries(
  COUNTS.map((count, index) => {
    const together = TOGETHER[index + 1 - FEWEST_TOGETHER]
    return [index + 1, [...inflect(`${count}köpfig`), ...(together ? [`zu ${together}`] : [])]] as const
  }).slice(FEWEST_TOGETHER - 1),
)
const childAges: FormsByNumber = Object.fromEntries(
  COUNTS.map((count, index) => [index + 1, inflect(`${count}jährig`)]),
)

/** `Das Schloss möchten wir unbedingt besichtigen`: the verb comes last, with adverbs before it. */
const MODALS = 'wollen wir|möchten wir|müssen wir|will ich|möchte ich|muss ich|würden wir|würde ich'.split('|')
const ADVERBS = ['', 'unbedingt', 'auf jeden fall', 'gern', 'gerne', 'auch']
const VISITS = ['sehen', 'besuchen', 'besichtigen', 'anschauen', 'ansehen']
const WISHED = MODALS.flatMap((modal) =>
  ADVERBS.flatMap((adverb) => VISITS.map((visit) => [modal, adverb, visit].filter(Boolean).join(' '))),
)

export const german: Language = {
  code: 'de',
  isMonthFirst: false,
  hasCapitalNouns: true,
  meanings: { ...GERMAN_MEANINGS, sight: sightNouns('de'), isMust: [...GERMAN_MUST, ...WISHED] },
  values: {
    ...GERMAN_VALUES,
    number: { ...above20, ...GERMAN_NUMBERS },
    monthWeek: ofMonth('woche'),
    monthWeekend: ofMonth('wochenende'),
    monthHalf: ofMonth('hälfte'),
    headcount: {
      ...headcounts,
      2: ['duo', 'zweiergruppe', 'zweierteam'],
      4: [...(headcounts[4] ?? []), 'quartett', 'vierergruppe'],
      5: [...(headcounts[5] ?? []), 'quintett', 'fünfergruppe'],
      6: [...(headcounts[6] ?? []), 'sextett', 'sechsergruppe'],
    },
    childAge: childAges,
    lengthDays: {
      ...inDays,
      ...inWeeks,
      7: [
        ...(inDays[7] ?? []),
        'eine woche',
        'einer woche',
        ...MONTHS.map((month) => `eine ${month}woche`),
        ...inflect('einwöchig'),
      ],
    },
  },
}
