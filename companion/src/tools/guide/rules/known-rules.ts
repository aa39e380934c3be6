/**
 * What the tables of border rules know. Our editors wrote them in November 2026 from general knowledge; each row names the
 * official page that decides.
 */
import { isInSchengen } from '@app/domain/entry-rules'
import { calendarDate, type Source } from '@app/domain/kernel'

import {
  ofCityDriving,
  ofIdentityCard,
  ofPass,
  ofTouristTax,
  PASS_NAMES,
  type PassName,
  type PlaceFact,
} from './place-facts.ts'
import RULES from './rules.json' with { type: 'json' }

export const FOODS = ['meat', 'dairy', 'fruit', 'honey', 'eggs'] as const
export type Food = (typeof FOODS)[number]
export const MEDICINES = ['codeine', 'amphetamine'] as const
export type Medicine = (typeof MEDICINES)[number]
export const CARDS = ['bank', 'mir'] as const

/** What is asked, with the codes that decide the answer. */
export type RuleAsked = {
  readonly rule: (typeof RULE_KINDS)[number]
  /** Where one goes, or is. */
  readonly country?: string | undefined
  /** Of the card, the residence permit or the pet. */
  readonly from?: string | undefined
  readonly food?: Food | undefined
  readonly medicine?: Medicine | undefined
  readonly card?: (typeof CARDS)[number] | undefined
  readonly milliampereHours?: number | undefined
  readonly usedDays?: number | undefined
  /** A destination of the guide, for what holds in one city. */
  readonly place?: string | undefined
  readonly pass?: PassName | undefined
}
export const RULE_KINDS = [
  'bank-card',
  'cash',
  'child-papers',
  'city-driving',
  'food',
  'identity-card',
  'medicine',
  'overstay',
  'pass',
  'pet',
  'power-bank',
  'residence-permit',
  'schengen-days',
  'tourist-tax',
] as const
export { PASS_NAMES }

/** A sentence with the codes of its slots, which are written in the language of the answer. */
export type KnownRule = Omit<PlaceFact, 'days'> & {
  readonly item?: Food
  readonly medicine?: Medicine
  readonly kilograms?: number
  readonly days?: Readonly<Partial<Record<'days' | 'left' | 'used', number>>>
  readonly numbers?: Readonly<Record<'mah' | 'wh', number>>
}

type Row = readonly string[]
type Foods = Readonly<Partial<Record<Food, string>>> & { readonly source: Row; readonly fine?: string }
type Overstay = { readonly source: Row; readonly fine: string; readonly most?: string; readonly banAfterDays?: number }
type Medicines = Readonly<Partial<Record<Medicine, string>>> & { readonly source: Row }

export const CHECKED_AT = calendarDate(RULES.checkedAt)
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))
/** Overseas parts of France, Spain and Portugal where the rules of the Union on pets hold. */
const OF_EU: Readonly<Record<string, string>> = { GF: 'FR', GP: 'FR', MQ: 'FR', RE: 'FR', YT: 'FR' }
const WITHOUT_FOREIGN_CARDS = ['IR', 'RU']
const STAY_DAYS = 90
const VOLTS = 3.7
const FREE_WATT_HOURS = 100
const MOST_WATT_HOURS = 160

const sourceOf = ([title = '', url = '']: Row): Source => ({ title, url })
const rowOf = <Value>(table: Readonly<Record<string, Value>>, country: string | undefined): Value | undefined =>
  country === undefined ? undefined : (table[country] ?? (isInUnion(country) ? table['EU'] : undefined))

function isInUnion(country: string | undefined): boolean {
  return country !== undefined && EU.has(OF_EU[country] ?? country)
}

/** The answer first; empty where our tables do not hold the rule. */
export function knownRules(asked: RuleAsked): readonly KnownRule[] {
  return MAKERS[asked.rule](asked)
}

const MAKERS: Readonly<Record<RuleAsked['rule'], (asked: RuleAsked) => readonly KnownRule[]>> = {
  'bank-card': ofCard,
  cash: ofCash,
  'child-papers': ofChild,
  'city-driving': ({ place }) => ofCityDriving(place),
  food: ofFood,
  'identity-card': ({ country, from }) => ofIdentityCard(country, from),
  medicine: ofMedicine,
  overstay: ofOverstay,
  pass: ({ pass }) => ofPass(pass),
  pet: ofPet,
  'power-bank': ofPowerBank,
  'residence-permit': ofPermit,
  'schengen-days': ofSchengen,
  'tourist-tax': ({ place, country }) => ofTouristTax(place, country),
}

function ofFood({ country, from, food }: RuleAsked): readonly KnownRule[] {
  const row = rowOf<Foods>(RULES.food, country)
  if (!row || !food || country === undefined) return []
  const source = sourceOf(row.source)
  if (isInUnion(country) && isInUnion(from)) return [{ say: 'food.within', source, item: food }]
  const verdict = row[food]
  if (verdict === undefined) return []
  const said = { source, country, item: food }
  const first: KnownRule = /^\d/.test(verdict)
    ? { ...said, say: 'food.limit', kilograms: Number(verdict) }
    : { ...said, say: `food.${verdict}` as 'food.no' }
  return [first, ...(row.fine === undefined ? [] : [{ say: 'food.fine', source, money: row.fine } as const])]
}

function ofCash({ country }: RuleAsked): readonly KnownRule[] {
  const [money, ...source] = rowOf<Row>(RULES.cash, country) ?? []
  return money === undefined || country === undefined
    ? []
    : [{ say: 'cash.declare', source: sourceOf(source), country, money }]
}

function ofCard({ country, from, card }: RuleAsked): readonly KnownRule[] {
  if (country === undefined) return []
  const rule = (id: keyof typeof RULES.cards): readonly KnownRule[] => [
    { say: `card.${id}`, source: sourceOf(RULES.cards[id]), country, ...(from !== undefined && { issuer: from }) },
  ]
  if (from === country) return []
  if (card === 'mir') return rule('mir')
  if (from === 'US' && country === 'CU') return rule('us-cuba')
  if (WITHOUT_FOREIGN_CARDS.includes(country)) return rule('foreign')
  if (from === 'RU') return rule('russian')
  return from === 'IR' ? rule('home-only') : []
}

function ofSchengen({ usedDays }: RuleAsked): readonly KnownRule[] {
  const source = sourceOf(RULES.schengen.count)
  const count: KnownRule = { say: 'schengen.count', source }
  if (usedDays === undefined || usedDays > STAY_DAYS) return [count]
  return [{ say: 'schengen.left', source, days: { left: STAY_DAYS - usedDays, used: usedDays } }, count]
}

/** Without a country, that of the Schengen area. */
function ofOverstay({ country }: RuleAsked): readonly KnownRule[] {
  if (country === undefined || isInSchengen(country))
    return [
      { say: 'schengen.over', source: sourceOf(RULES.schengen.over) },
      { say: 'schengen.count', source: sourceOf(RULES.schengen.count) },
    ]
  const row = (RULES.overstay as Readonly<Record<string, Overstay>>)[country]
  if (!row) return [{ say: 'overstay.general', source: sourceOf(RULES.overstayElsewhere), country }]
  const source = sourceOf(row.source)
  const { fine, most, banAfterDays } = row
  return [
    { say: 'overstay.fine', source, country, money: fine },
    ...(most === undefined ? [] : [{ say: 'overstay.most', source, money: most } as const]),
    ...(banAfterDays === undefined ? [] : [{ say: 'overstay.ban', source, days: { days: banAfterDays } } as const]),
  ]
}

function ofPermit({ country, from }: RuleAsked): readonly KnownRule[] {
  if (country === undefined || from === undefined || !isInSchengen(country) || !isInSchengen(from)) return []
  return [{ say: 'permit.schengen', source: sourceOf(RULES.schengen.permit), country, issuer: from }]
}

function ofChild({ country }: RuleAsked): readonly KnownRule[] {
  const strict = (RULES.minor.strict as Readonly<Record<string, Row>>)[country ?? '']
  const papers: KnownRule = { say: 'minor.papers', source: sourceOf(RULES.minor.source) }
  return strict && country !== undefined
    ? [papers, { say: 'minor.strict', source: sourceOf(strict), country }]
    : [papers]
}

function ofPowerBank({ milliampereHours }: RuleAsked): readonly KnownRule[] {
  if (milliampereHours === undefined) return []
  const wh = Math.round((milliampereHours / 1000) * VOLTS)
  const say = wh <= FREE_WATT_HOURS ? 'power.yes' : wh <= MOST_WATT_HOURS ? 'power.ask' : 'power.no'
  return [{ say, source: sourceOf(RULES.power), numbers: { mah: milliampereHours, wh } }]
}

function ofMedicine({ country, medicine }: RuleAsked): readonly KnownRule[] {
  const row = (RULES.medicines as Readonly<Record<string, Medicines>>)[country ?? '']
  const verdict = medicine && row?.[medicine]
  if (!row || !medicine || verdict === undefined || country === undefined) return []
  return [{ say: `medicine.${verdict}` as 'medicine.no', source: sourceOf(row.source), country, medicine }]
}

function ofPet({ country, from }: RuleAsked): readonly KnownRule[] {
  const quarantine = (RULES.pets.quarantine as Readonly<Record<string, Row>>)[country ?? '']
  if (quarantine && country !== undefined) return [{ say: 'pet.quarantine', source: sourceOf(quarantine), country }]
  const say = (id: 'eu-eu' | 'eu-gb' | 'gb-eu'): readonly KnownRule[] => [
    { say: `pet.${id}`, source: sourceOf(RULES.pets[id]) },
  ]
  if (country === 'GB' && isInUnion(from)) return say('eu-gb')
  if (isInUnion(country) && from === 'GB') return say('gb-eu')
  return isInUnion(country) && isInUnion(from) ? say('eu-eu') : []
}
