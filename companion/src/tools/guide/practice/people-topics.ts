import type { Phrase } from '@app/domain/guide'

import type { PracticeMaker } from './practice-maker.ts'

const MOST_SAID = 4

export function etiquette({ country, row, say, listed, tip }: PracticeMaker): void {
  row('etiquette', listed('etiquette', country.etiquette))
  row('dress', listed('dress', country.dress))
  row('tips.restaurant', tip('restaurant'))
  say('etiquette.are', { list: listed('etiquette', country.etiquette, MOST_SAID) }, 'etiquette')
}

export function dress({ country, row, say, listed }: PracticeMaker): void {
  row('dress', listed('dress', country.dress))
  row('temples', listed('templeRules', country.templeRules))
  say('dress.are', { list: listed('dress', country.dress, MOST_SAID) }, 'dress')
}

export function temples({ country, row, say, listed }: PracticeMaker): void {
  row('temples', listed('templeRules', country.templeRules))
  row('dress', listed('dress', country.dress))
  say('temples.are', { list: listed('templeRules', country.templeRules, MOST_SAID) }, 'temples')
}

export function alcohol({ country, row, say, listed, advice }: PracticeMaker): void {
  const list = listed('alcohol', country.alcohol)
  const age = country.alcoholAge === null ? null : String(country.alcoholAge)
  row('alcohol', list)
  row('alcoholAge', age)
  say('alcohol.are', { list }, 'alcohol')
  if (age) say('alcohol.age', { age }, 'alcoholAge')
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

export function meals({ country, writing, row, say }: PracticeMaker): void {
  const at = ({ fromMinutes, toMinutes }: typeof country.lunch) => writing.hours(fromMinutes, toMinutes)
  row('lunch', at(country.lunch))
  row('dinner', at(country.dinner))
  say('meals.are', { lunch: at(country.lunch), dinner: at(country.dinner) }, 'lunch', 'dinner')
}
