import type { PracticeMaker } from './practice-maker.ts'

const MOST_SAID = 4
/** Animals whose bites are dangerous. */
const OF_MOSQUITOES = new Set([
  'chikungunya',
  'dengue',
  'japanese-encephalitis',
  'malaria-areas',
  'yellow-fever-areas',
  'zika',
])

export function mosquito({ country, words, row, say, listed }: PracticeMaker): void {
  const list = listed('mosquito', country.mosquito)
  row('mosquito', list)
  const none = words.codes.altitude.none
  if (country.mosquito.some((code) => OF_MOSQUITOES.has(code))) say('mosquito.are', { list }, 'mosquito')
  else if (list) say('mosquito.ticks', { list }, 'mosquito')
  else {
    row('mosquito', none)
    say('mosquito.none', { none }, 'mosquito')
  }
  say('health.doctor', {})
}

export function altitude({ country, words, row, say }: PracticeMaker): void {
  const verdict = words.codes.altitude[country.altitude]
  row('altitude', verdict)
  say(`altitude.${country.altitude}`, { verdict }, 'altitude')
  if (country.altitude !== 'none') say('health.doctor', {})
}

export function health({ country, words, row, say, listed }: PracticeMaker): void {
  row('water', words.codes.tapWater[country.tapWater])
  row('health', listed('health', country.health))
  row('mosquito', listed('mosquito', country.mosquito))
  if (country.health.length > 0) say('health.are', { list: listed('health', country.health, MOST_SAID) }, 'health')
  say('health.doctor', {})
}

export function scams({ country, row, say, listed, words }: PracticeMaker): void {
  row('scams', listed('scams', country.scams))
  row('taxi', listed('taxi', country.taxi))
  row('atm', listed('atm', country.atm))
  row('tips.taxi', country.tips.taxi && words.codes.tips[country.tips.taxi.habit])
  if (country.scams.length > 0) say('scams.are', { list: listed('scams', country.scams, MOST_SAID) }, 'scams')
}

export function insurance({ country, row, say, listed }: PracticeMaker): void {
  row('health', listed('health', country.health))
  row('driveCare', listed('driveCare', country.driveCare))
  say('insurance.plain', {})
  say('insurance.cover', {})
}

/** Packing advice besides the weather. */
export function packing({ country, words, row, say, listed, writing }: PracticeMaker): void {
  row('dress', listed('dress', country.dress))
  row('water', words.codes.tapWater[country.tapWater])
  row('mosquito', listed('mosquito', country.mosquito))
  row('toilets', listed('toilets', country.toilets))
  row('cash', words.codes.cashNeed[country.cashNeed])
  const [first, ...more] = country.dress.map((code) => words.codes.dress[code])
  if (first) say('packing.bring', { list: writing.list([first, ...more].slice(0, MOST_SAID)) }, 'dress')
}
