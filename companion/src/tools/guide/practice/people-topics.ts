import type { Phrase } from '@app/domain/guide'

import type { DressAsk } from './dress-asks.ts'
import type { PracticeMaker } from './practice-maker.ts'

const MOST_SAID = 4

export function etiquette({ country, row, say, listed, tip }: PracticeMaker): void {
  row('etiquette', listed('etiquette', country.etiquette))
  row('dress', listed('dress', country.dress))
  row('tips.restaurant', tip('restaurant'))
  say('etiquette.are', { list: listed('etiquette', country.etiquette, MOST_SAID) }, 'etiquette')
}

/** What a dress code has to say about it. */
const AGAINST: Readonly<Record<DressAsk, readonly string[]>> = {
  shorts: ['cover-knees', 'modest'],
  sleeveless: ['cover-shoulders', 'modest'],
  swimwear: ['no-beachwear-town', 'modest'],
  headscarf: [],
  camouflage: ['no-camouflage'],
}

/** "Are shorts fine?": a yes or a no, by what the guide says of knees. */
function sayWorn({ country, asked, words, writing, say }: PracticeMaker): boolean {
  const worn = asked.wears.find((each) => each !== 'headscarf')
  if (worn === undefined) return false
  const against = country.dress.filter((code) => AGAINST[worn].includes(code))
  const list = writing.list(against.map((code) => words.codes.dress[code]))
  if (against.length > 0) say('dress.no', { list }, 'dress')
  else say('dress.ok', {}, 'dress')
  return true
}

/** What the law demands comes first, whatever was asked; of mosques only to those who ask for a scarf. */
function sayScarf({ country, asked, listed, say }: PracticeMaker): boolean {
  const isLaw = country.dress.includes('cover-hair-law')
  if (isLaw) {
    const others = country.dress.filter((code) => code !== 'cover-hair-law')
    say('dress.scarf-law', {}, 'dress')
    say('dress.are', { list: listed('dress', others, MOST_SAID) }, 'dress')
    return true
  }
  if (!asked.wears.includes('headscarf') || !country.dress.includes('cover-hair-mosque')) return false
  say('dress.scarf-mosque', {}, 'dress')
  return true
}

export function dress(maker: PracticeMaker): void {
  const { country, row, say, listed } = maker
  row('dress', listed('dress', country.dress))
  row('temples', listed('templeRules', country.templeRules))
  if (sayScarf(maker)) return
  if (sayWorn(maker) && country.dress.length < 2) return
  say('dress.are', { list: listed('dress', country.dress, MOST_SAID) }, 'dress')
}

export function temples({ country, row, say, listed }: PracticeMaker): void {
  row('temples', listed('templeRules', country.templeRules))
  row('dress', listed('dress', country.dress))
  say('temples.are', { list: listed('templeRules', country.templeRules, MOST_SAID) }, 'temples')
}

export function alcohol({ country, asked, row, say, listed, advice }: PracticeMaker): void {
  const list = listed('alcohol', country.alcohol)
  const age = country.alcoholAge === null ? null : String(country.alcoholAge)
  row('alcohol', list)
  row('alcoholAge', age)
  if (country.alcoholAge !== null && asked.drinkerAge !== null) {
    const id = asked.drinkerAge < country.alcoholAge ? 'alcohol.age-no' : 'alcohol.age-yes'
    say(id, { age: String(asked.drinkerAge), legal: String(country.alcoholAge) }, 'alcoholAge')
  } else if (age) say('alcohol.age', { age }, 'alcoholAge')
  say('alcohol.are', { list }, 'alcohol')
  advice()
}

export function smoking({ country, words, row, say, listed, advice }: PracticeMaker): void {
  const { vaping } = country
  const list = listed('smoking', country.smoking)
  row('smoking', list)
  row('vaping', vaping && words.codes.vaping[vaping])
  if (vaping) say(`vaping.${vaping}`, { verdict: words.codes.vaping[vaping] }, 'vaping')
  if (list) say('smoking.is', { list }, 'smoking')
  advice()
}

export function drugs({ country, words, row, say, advice }: PracticeMaker): void {
  const [cannabis, risk] = [words.codes.cannabis[country.cannabis], words.codes.drugRisk[country.drugRisk]]
  row('cannabis', cannabis)
  row('drugs', risk)
  say('drugs.are', { cannabis, risk }, 'cannabis', 'drugs')
  say('law.check', {})
  advice()
}

export function drones({ country: { drones: rule }, words, row, say, advice }: PracticeMaker): void {
  if (rule === null) return
  const verdict = words.codes.drones[rule]
  row('drones', verdict)
  say(`drones.${rule}`, { verdict }, 'drones')
  say('law.check', {})
  advice()
}

export function language({ country, writing, words, row, say }: PracticeMaker): void {
  const [languages, english] = [writing.list(country.languages), words.codes.english[country.english]]
  row('languages', languages)
  row('english', english)
  phraseRows({ country, row })
  say('language.is', { languages, english }, 'languages', 'english')
}

export function phrases({ country, row, say, writing }: PracticeMaker): void {
  phraseRows({ country, row })
  row('languages', writing.list(country.languages))
  say('phrases.are', { hello: phraseText(country.hello), thanks: phraseText(country.thanks) }, 'hello', 'thanks')
}

function phraseRows({ country, row }: Pick<PracticeMaker, 'country' | 'row'>): void {
  row('hello', phraseText(country.hello))
  row('thanks', phraseText(country.thanks))
}

function phraseText({ local, romanised }: Phrase): string {
  return romanised === null ? `“${local}”` : `“${romanised}” (${local})`
}

/** The last guests order this long before a kitchen closes. */
const LAST_ORDER_MINUTES = 30
const EVENING_MINUTES = 18 * 60

export function meals({ country, writing, asked, row, say }: PracticeMaker): void {
  const at = ({ fromMinutes, toMinutes }: typeof country.lunch) => writing.hours(fromMinutes, toMinutes)
  row('lunch', at(country.lunch))
  row('dinner', at(country.dinner))
  const { atMinutes } = asked
  if (atMinutes !== null && atMinutes >= EVENING_MINUTES) {
    const isOpen = atMinutes <= country.dinner.toMinutes - LAST_ORDER_MINUTES
    const id = isOpen ? 'meals.late-yes' : 'meals.late-no'
    say(id, { time: writing.clock(atMinutes), dinner: at(country.dinner) }, 'dinner')
  }
  say('meals.are', { lunch: at(country.lunch), dinner: at(country.dinner) }, 'lunch', 'dinner')
}
