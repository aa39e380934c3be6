import { type Cells, codesOf, listOf, numberOrNull, textOrNull } from './cell-forms.ts'
import type { GuideCountry, MealHours, Phrase, Tip } from './country.ts'
import { priceOrNull } from './sight.ts'
import { PRICE_ITEMS } from './words/country-words.ts'

type Columns = ReturnType<typeof columnsOf>
type Talk = 'code' | 'name' | 'asOf' | 'currency' | 'languages' | 'hello' | 'thanks' | 'tips'
type Payment =
  | 'english'
  | 'tapWater'
  | 'serviceCharge'
  | 'simShops'
  | 'simIdentity'
  | 'esim'
  | 'simOperators'
  | 'blocked'
  | 'rideApps'
  | 'taxi'
  | 'cards'
  | 'contactlessTransit'
  | 'cashNeed'
  | 'atm'
  | 'wallets'
  | 'bargaining'
type Customs =
  | 'dress'
  | 'templeRules'
  | 'etiquette'
  | 'alcohol'
  | 'alcoholAge'
  | 'drugRisk'
  | 'cannabis'
  | 'vaping'
  | 'lgbtLaw'
  | 'lgbtSocial'
  | 'women'
  | 'scams'
type Road =
  | 'driveSide'
  | 'drivingPermit'
  | 'childSeat'
  | 'driveCare'
  | 'toilets'
  | 'smoking'
  | 'closing'
  | 'mosquito'
  | 'altitude'
  | 'health'
  | 'strikes'
  | 'powerCuts'
  | 'drones'

/** Removes the question mark of a likely cell. */
export function withoutDoubt(text: string): string {
  return text.endsWith('?') ? text.slice(0, -1) : text
}

export function toCountry(columns: readonly string[], raw: Cells): GuideCountry {
  const read = columnsOf(raw)
  const { cell } = read
  return {
    ...talkOf(read),
    ...paymentOf(read),
    ...customsOf(read),
    ...roadOf(read),
    lunch: mealHoursOf(cell('lunch')),
    dinner: mealHoursOf(cell('dinner')),
    prices: pricesOf(cell),
    tourismDomain: textOrNull(cell('tourism_domain')),
    railDomain: textOrNull(cell('rail_domain')),
    note: textOrNull(cell('note')),
    likelyColumns: columns.filter((column) => raw(column).endsWith('?')),
  }
}

function columnsOf(raw: Cells) {
  const cell = (column: string): string => withoutDoubt(raw(column))
  return {
    cell,
    code: <Code extends string>(column: string): Code => cell(column) as Code,
    optional: <Code extends string>(column: string): Code | null => textOrNull(cell(column)) as Code | null,
    codes: <Code extends string>(column: string): readonly Code[] => codesOf<Code>(cell(column)),
    names: (column: string): readonly string[] => listOf(cell(column)),
  }
}

function talkOf({ cell, names }: Columns): Pick<GuideCountry, Talk> {
  const tip = (column: string): Tip | null => parseTip(cell(column))
  return {
    code: cell('country'),
    name: cell('name'),
    asOf: cell('as_of'),
    currency: cell('currency'),
    languages: names('languages'),
    hello: phraseOf(cell('hello')),
    thanks: phraseOf(cell('thanks')),
    tips: {
      restaurant: tip('tip_restaurant'),
      bar: tip('tip_bar'),
      taxi: tip('tip_taxi'),
      porter: tip('tip_porter'),
      guide: tip('tip_guide'),
    },
  }
}

function paymentOf({ code, codes, names, optional }: Columns): Pick<GuideCountry, Payment> {
  return {
    english: code('english'),
    tapWater: code('tap_water'),
    serviceCharge: code('service_charge'),
    simShops: codes('sim_where'),
    simIdentity: codes('sim_id'),
    esim: code('esim'),
    simOperators: names('sim_operators'),
    blocked: codes('blocked'),
    rideApps: names('ride_apps'),
    taxi: codes('taxi'),
    cards: code('cards'),
    contactlessTransit: optional('contactless_transit'),
    cashNeed: code('cash_need'),
    atm: codes('atm'),
    wallets: names('wallets'),
    bargaining: code('bargain'),
  }
}

function customsOf({ cell, code, codes, optional }: Columns): Pick<GuideCountry, Customs> {
  return {
    dress: codes('dress'),
    templeRules: codes('temples'),
    etiquette: codes('etiquette'),
    alcohol: codes('alcohol'),
    alcoholAge: numberOrNull(cell('alcohol_age')),
    drugRisk: code('drugs'),
    cannabis: code('cannabis'),
    vaping: optional('vape'),
    lgbtLaw: code('lgbt_law'),
    lgbtSocial: code('lgbt_social'),
    women: codes('women'),
    scams: codes('scams'),
  }
}

function roadOf({ code, codes, optional }: Columns): Pick<GuideCountry, Road> {
  return {
    driveSide: code('drive_side'),
    drivingPermit: code('permit'),
    childSeat: code('child_seat'),
    driveCare: codes('drive_care'),
    toilets: codes('toilets'),
    smoking: codes('smoking'),
    closing: codes('closing'),
    mosquito: codes('mosquito'),
    altitude: code('altitude'),
    health: codes('health'),
    strikes: code('strikes'),
    powerCuts: code('power_cuts'),
    drones: optional('drones'),
  }
}

export function parseTip(text: string): Tip | null {
  const [, habit, currency, low, high = low] = /^([a-z-]+)(?::(?:([A-Z]{3}) )?(\d+)(?:-(\d+))?)?$/.exec(text) ?? []
  if (habit === undefined) return null
  const range = low === undefined ? null : { low: Number(low), high: Number(high) }
  return {
    habit: habit as Tip['habit'],
    percent: range && currency === undefined ? range : null,
    amount: range && currency !== undefined ? { currency, ...range } : null,
  }
}

function phraseOf(text: string): Phrase {
  const [local = '', romanised = null] = text.split('=')
  return { local, romanised }
}

/** `12:30-14:30`. */
function mealHoursOf(text: string): MealHours {
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = text.split(/[:-]/).map(Number)
  return { fromMinutes: fromHour * 60 + fromMinute, toMinutes: toHour * 60 + toMinute }
}

function pricesOf(cell: Cells): GuideCountry['prices'] {
  const prices = PRICE_ITEMS.map((item) => [item, priceOrNull(cell(`p_${item}`))] as const)
  return Object.fromEntries(prices) as GuideCountry['prices']
}
