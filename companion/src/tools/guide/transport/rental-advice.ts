/** What decides at the counter of a car rental. Ages are usual ones, by our editors, November 2026. */
import type { PracticeMaker } from '../practice/practice-maker.ts'
import type { RentalAsk } from './transport-asks.ts'

const USUAL_AGES = [21, 23] as const
const UNDER = 25
/** The lowest age of most companies, and of the stricter ones. */
const AGES: Readonly<Record<string, readonly [number, number]>> = {
  AT: [19, 21],
  AU: [21, 25],
  CH: [20, 25],
  DE: [18, 21],
  GB: [23, 25],
  IE: [23, 25],
  IS: [20, 23],
  JP: [18, 21],
  NO: [19, 23],
  US: [21, 25],
}
/** Without a question of its own: what surprises most travellers. */
const USUAL: readonly RentalAsk[] = ['card', 'young']

export function rentalAdvice({ country, asked, words, row, say, writing }: PracticeMaker): void {
  const [from, some] = AGES[country.code] ?? USUAL_AGES
  const number = new Intl.NumberFormat(writing.words.locale)
  const facts = { from: number.format(from), some: number.format(some), young: number.format(UNDER) }
  row(
    'rental',
    Object.entries(facts).reduce((text, [slot, age]) => text.replace(`{${slot}}`, age), words.says['rental.young']),
  )
  const isYoung = asked.age !== null && asked.age < UNDER
  if (asked.age !== null && isYoung) {
    const age = number.format(asked.age)
    if (asked.age < from) say('rental.age-no', { age, from: facts.from }, 'rental')
    else say('rental.age-yes', { age }, 'rental')
  }
  for (const ask of asked.rental.length > 0 ? asked.rental : USUAL)
    say(`rental.${ask}`, ask === 'young' ? facts : {}, 'rental')
}
