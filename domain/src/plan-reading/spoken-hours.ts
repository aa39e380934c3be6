/** Times in words, converted to figures: “half past nine”, “4 de la tarde”, “18 h 30”. */
import { numbered } from './all-words.ts'
import { anyOf } from './plain-text.ts'

const NUMBERS = numbered('numbers')
const WORD = anyOf([...NUMBERS.keys()])
const NUMBER = `(${WORD}|\\d{1,2})`
const HALF_DAY = new RegExp(`(?<![\\p{L}\\d])(${WORD}) ?([ap])\\.?m\\.?(?!\\p{L})`, 'giu')
/** The minutes that each adds to the named hour; German counts the half to the next hour. */
const SPOKEN: readonly (readonly [RegExp, number])[] = [
  [`(${WORD}) o['’]clock`, 0],
  [`half past ${NUMBER}`, 30],
  [`(?:a )?quarter past ${NUMBER}`, 15],
  [`(?:a )?quarter to ${NUMBER}`, -15],
  [`halb ${NUMBER}`, -30],
  [`viertel nach ${NUMBER}`, 15],
  [`viertel vor ${NUMBER}`, -15],
  [`${NUMBER} heures? et demie`, 30],
  [`${NUMBER} heures? et quart`, 15],
  [`las ${NUMBER} y media`, 30],
  [`las ${NUMBER} y cuarto`, 15],
  [`(?:le|alle) ${NUMBER} e mezza`, 30],
  [`(?:le|alle) ${NUMBER} e un quarto`, 15],
  [`[aà]s ${NUMBER} e meia`, 30],
].map(([words, minutes]) => [new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'giu'), Number(minutes)] as const)
const PART = new RegExp(
  String.raw`(?<![\d:.,])(\d{1,2})(?:[:.h](\d\d))?(?: ?h(?:oras?)?)? (?:de la|da|del|di|du|de l['’]) ?(mañana|manhã|` +
    String.raw`mattina|mattino|matin|tarde|pomeriggio|apr[eè]s-midi|sera|soir|noche|noite|notte)(?!\p{L})`,
  'giu',
)
const SPACED = /^([ \t]*(?:[-*•] )?)(\d{1,2}) h (\d\d)(?!\d)/gm
/** Without a part of the day, two is after lunch and eight in the morning. */
const FIRST_HOUR = 7

export function writeHours(text: string): string {
  const figures = SPOKEN.reduce(
    (now, [pattern, minutes]) => now.replaceAll(pattern, (_, word: string) => clockOf(hourOf(word), minutes)),
    text,
  )
  return figures
    .replaceAll(HALF_DAY, (_, word: string, half: string) => `${(NUMBERS.get(word.toLowerCase()) ?? 0) + 1} ${half}m`)
    .replaceAll(PART, (whole, hour: string, minute: string | undefined, part: string) => {
      const isMorning = /^ma/i.test(part)
      const hours = Number(hour) % 12 || (isMorning ? 0 : 12)
      return Number(hour) > 12 ? whole : clockOf(isMorning || hours === 12 ? hours : hours + 12, Number(minute ?? 0))
    })
    .replaceAll(SPACED, '$1$2h$3')
}

function hourOf(word: string): number {
  const index = NUMBERS.get(word.toLowerCase())
  const hour = index === undefined ? Number(word) : index + 1
  return hour < FIRST_HOUR ? hour + 12 : hour
}

function clockOf(hour: number, minutes: number): string {
  const total = (hour * 60 + minutes + 1440) % 1440
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}
