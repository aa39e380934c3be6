import { foldText } from '@app/domain/place-search'

/** From one, in the six languages of the answers; "once" is an English word too. */
const OWN = [
  'a an one ein eine einen un une uno una um uma',
  'two zwei deux dos due dois duas couple',
  'three drei trois tres tre',
  'four vier quatre cuatro quattro quatro',
  'five fünf cinq cinco cinque',
  'six sechs seis sei',
  'seven sieben sept siete sette sete',
  'eight acht huit ocho otto oito',
  'nine neun neuf nueve nove',
  'ten zehn dix diez dieci dez',
  'eleven elf onze undici',
  'twelve zwölf douze doce dodici doze',
]
/** In other languages: many of these are common words in one of the six. */
const OTHER = [
  'один одну одна одного jeden jedna jedno en ett et een bir egy o ένα έναν yksi yhden satu một',
  'два две дві dwa dwie dva dve två to twee iki két kettő doi două δύο kaksi dua hai שני שתי',
  'три trzy tři tri tre drie üç három trei τρεις τρία kolme tiga ba שלושה שלוש ثلاثة ثلاث',
  'четыре чотири cztery čtyři štyri fyra fire vier dört négy patru τέσσερις neljä empat bốn ארבעה ארבע أربعة أربع',
  'пять п’ять pięć pět päť fem vijf beş öt cinci πέντε viisi lima חמישה خمسة خمس',
  'шесть шість sześć šest šesť sex seks zes altı hat șase έξι kuusi enam sáu שישה ستة ست',
  'семь сім siedem sedm sedem sju syv zeven yedi hét șapte επτά seitsemän tujuh bảy שבעה سبعة',
  'восемь вісім osiem osm osem åtta otte åtte acht sekiz nyolc opt οκτώ kahdeksan delapan tám ثمانية',
  'девять дев’ять dziewięć devět deväť nio ni negen dokuz kilenc nouă εννέα yhdeksän sembilan chín تسعة',
  'десять dziesięć deset desať tio ti tien on tíz zece δέκα kymmenen sepuluh mười عشرة',
]
const numbersOf = (lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((words, index) => words.split(' ').map((word) => [foldText(word), index + 1] as const)))
const own = numbersOf(OWN)
const other = numbersOf(OTHER)
const KOREAN: ReadonlyMap<string, number> = new Map(
  ['한', '두', '세', '네'].map((word, index) => [foldText(word), index + 1] as const),
)
const HAN = '一二三四五六七八九'
export const HAN_DIGITS = `${HAN}两十百`

/** The value of digits, a word or Chinese numerals; null for any other word. */
export function countOf(written: string, isForeign: boolean): number | null {
  if (/^\d+$/.test(written)) return Number(written)
  const word = isForeign ? (other.get(written) ?? KOREAN.get(written)) : own.get(written)
  return word ?? hanNumber(written)
}

/** 九十, 一百二十. */
function hanNumber(written: string): number | null {
  if (!new RegExp(`^[${HAN_DIGITS}]+$`, 'u').test(written)) return null
  let [sum, last] = [0, 0]
  for (const sign of written) {
    const times = sign === '百' ? 100 : sign === '十' ? 10 : 0
    if (times === 0) last = sign === '两' ? 2 : HAN.indexOf(sign) + 1
    else {
      sum += (last || 1) * times
      last = 0
    }
  }
  return sum + last
}
