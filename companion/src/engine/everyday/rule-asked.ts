/** Questions on food, cash, cards, medicines, pets, children and stays whose answer is a rule that our tables hold. */
import { isInSchengen } from '@app/domain/entry-rules'

import { FOODS, knownRules, MEDICINES, PASS_NAMES, type RuleAsked } from '../../tools/guide/rules/known-rules.ts'
import type { Question } from '../reading/question.ts'
import { ASKS_LENGTH } from '../stays/stay-words.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import type { EverydayPlace, SpannedPlace } from './everyday-place.ts'
import { patternOf, wordsPattern } from './word-lists/constraint-words.ts'
import WORDS from './word-lists/rule-words.json' with { type: 'json' }

const pattern = (name: keyof typeof WORDS): RegExp => patternOf(WORDS[name])
const FOOD_WORDS = FOODS.map((food) => [food, pattern(food)] as const)
const MEDICINE_WORDS = MEDICINES.map((medicine) => [medicine, pattern(medicine)] as const)
const MIR = pattern('mir')
const BANK_CARD = pattern('bankCard')
const CHILD = pattern('child')
const PAPERS = pattern('papers')
const WITHOUT_PARENT = pattern('withoutParent')
const SCHENGEN = pattern('schengen')
const HAPPENS = pattern('happens')
const STAYS = pattern('stays')
const MUCH_CASH = pattern('muchCash')
/** How much cash is wise to have is no question on customs. */
const ADVISED = pattern('advised')
const IDENTITY_CARD = pattern('identityCard')
const NEEDS_PASSPORT = pattern('needsPassport')
const LOST = pattern('lost')
const TOURIST_TAX = pattern('touristTax')
const CITY_DRIVING = pattern('cityDriving')
/** "And in Rome?" */
const ELSEWHERE = pattern('elsewhere')
const MOST_WORDS_ELSEWHERE = 5
const PASS_WORDS = PASS_NAMES.map((name) => [name, pattern(`passes.${name}`)] as const)
const BRINGS = wordsPattern('brings')
const PETS = wordsPattern('pets')
const CAPACITY = /(\d[\d.,\s]{2,7})\s?mah\b/i
const FROM =
  /(?:^|[^\p{L}])(?:from|aus|von|vom|depuis|de|du|desde|dal?|dall[ae]|do|da|uit|van|från|z|ze|из|з|із|από|min|من)\s+(?:the\s+|der\s+|la\s+|el\s+)?$/iu
/** Whose bank it is, where no passport and no second place is read. */
const ISSUERS = [['IR', pattern('iranian')] as const, ['RU', pattern('russian')] as const]
const RULED_CARDS = ['IR', 'RU', 'US']

/** The subject of the reader that each rule belongs to, which a follow-up keeps. */
export const RULE_INTENTS: Readonly<Record<RuleAsked['rule'], EverydayIntent>> = {
  'bank-card': 'paying_cards',
  cash: 'customs_import',
  'child-papers': 'child_papers',
  'city-driving': 'driving_rules',
  food: 'customs_import',
  'identity-card': 'residence_permit',
  medicine: 'pharmacy_medicine',
  overstay: 'overstay',
  // No subject of the reader: like a permit, answered by the rule alone.
  pass: 'residence_permit',
  pet: 'pets',
  'power-bank': 'hand_luggage',
  'residence-permit': 'residence_permit',
  'schengen-days': 'schengen_days',
  'tourist-tax': 'residence_permit',
}

/** Null where no such thing is asked, or our tables do not hold the rule. `before` is the country spoken of. */
export function ruleAsked(
  question: Question,
  places: readonly SpannedPlace[],
  before: string | null,
  spoken: SpokenOf = NOTHING,
): RuleAsked | null {
  const ends = endsOf(question.text, places, before)
  const rules = [...candidates(question, ends, places), ...ofBefore(question, places, ends, spoken)]
  return rules.find((asked) => knownRules(asked).length > 0) ?? null
}

/** What the last question was about: "and in Rome?" asks the same rule of another place. */
type SpokenOf = { readonly place: EverydayPlace | null; readonly rule: RuleAsked['rule'] | null }
const NOTHING: SpokenOf = { place: null, rule: null }

function ofBefore(
  { text, slots }: Question,
  places: readonly SpannedPlace[],
  { country }: Ends,
  spoken: SpokenOf,
): readonly RuleAsked[] {
  if (places.length === 0) {
    const place = spoken.place?.destinationId ?? undefined
    return CITY_DRIVING.test(text) ? [{ rule: 'city-driving', place }] : []
  }
  if (!ELSEWHERE.test(text) || text.trim().split(/\s+/).length > MOST_WORDS_ELSEWHERE) return []
  const place = places.findLast(({ destinationId }) => destinationId !== null)?.destinationId ?? undefined
  if (spoken.rule === 'city-driving') return [{ rule: 'city-driving', place }]
  if (spoken.rule === 'tourist-tax') return [{ rule: 'tourist-tax', place, country }]
  return spoken.rule === 'identity-card' ? [{ rule: 'identity-card', country, from: slots.passport ?? undefined }] : []
}

type Ends = { readonly country: string | undefined; readonly from: string | undefined }

/** Where it goes to and comes from: "to the US from Paris", "von Wien nach Sydney". */
function endsOf(text: string, places: readonly SpannedPlace[], before: string | null): Ends {
  const starts = places.filter(({ start }) => FROM.test(text.slice(0, start)))
  const [origin] = starts.length < places.length || starts.length === 0 ? starts : []
  const goals = places.filter((place) => place !== origin)
  const from = origin ?? (goals.length > 1 ? goals[0] : undefined)
  return { country: goals.at(-1)?.country ?? before ?? undefined, from: from?.country }
}

function candidates(question: Question, ends: Ends, places: readonly SpannedPlace[]): readonly RuleAsked[] {
  const { text, slots } = question
  const isBrought = BRINGS.test(text) || question.meanings.has('bring_in')
  return [
    ...ofCapacity(text),
    ...(CHILD.test(text) && (PAPERS.test(text) || WITHOUT_PARENT.test(text))
      ? [{ rule: 'child-papers', country: ends.country } as const]
      : []),
    ...ofMedicine(text, ends),
    ...(isBrought ? ofFood(text, ends) : []),
    ...(isBrought && PETS.test(text) ? [{ rule: 'pet', ...ends } as const] : []),
    ...ofCard(question, ends),
    ...ofPermit(question, ends, places),
    ...ofStay(question, ends),
    ...ofIdentity(question, ends),
    ...ofPlace(text, places, ends),
    ...(MUCH_CASH.test(text) && !ADVISED.test(text) && slots.days === null ? [{ rule: 'cash', ...ends } as const] : []),
  ]
}

function ofCapacity(text: string): readonly RuleAsked[] {
  const digits = CAPACITY.exec(text)?.[1]?.replaceAll(/\D/g, '')
  return digits === undefined || digits === '' ? [] : [{ rule: 'power-bank', milliampereHours: Number(digits) }]
}

function ofFood(text: string, ends: Ends): readonly RuleAsked[] {
  const food = FOOD_WORDS.find(([, words]) => words.test(text))?.[0]
  return food === undefined ? [] : [{ rule: 'food', ...ends, food }]
}

function ofMedicine(text: string, { country }: Ends): readonly RuleAsked[] {
  const medicine = MEDICINE_WORDS.find(([, words]) => words.test(text))?.[0]
  return medicine === undefined ? [] : [{ rule: 'medicine', country, medicine }]
}

/** Whose card it is: the people of the bank, or the other country. */
function ofCard({ text, slots }: Question, { country, from }: Ends): readonly RuleAsked[] {
  if (MIR.test(text)) return [{ rule: 'bank-card', country, from: 'RU', card: 'mir' }]
  if (!BANK_CARD.test(text)) return []
  const issuer = slots.passport ?? from ?? ISSUERS.find(([code, words]) => code !== country && words.test(text))?.[0]
  return [{ rule: 'bank-card', country, ...(issuer && RULED_CARDS.includes(issuer) && { from: issuer }), card: 'bank' }]
}

function ofPermit({ slots, meanings }: Question, { country }: Ends, places: readonly SpannedPlace[]) {
  if (!meanings.has('residence_permit') || country === undefined) return []
  const issuer = places.find((place) => place.country !== country)?.country ?? slots.passport ?? undefined
  return issuer === undefined || issuer === country
    ? []
    : [{ rule: 'residence-permit', country, from: issuer } as const]
}

/** A card that was lost, or is shown to hire a car, is no question of a border. */
function ofIdentity({ text, slots }: Question, { country, from }: Ends): readonly RuleAsked[] {
  const isAsked = IDENTITY_CARD.test(text) || NEEDS_PASSPORT.test(text)
  if (!isAsked || country === undefined || LOST.test(text)) return []
  return [{ rule: 'identity-card', country, from: slots.passport ?? from }]
}

/** What holds in one city, and passes, which are asked for by their name. */
function ofPlace(text: string, places: readonly SpannedPlace[], { country }: Ends): readonly RuleAsked[] {
  const place = places.findLast(({ destinationId }) => destinationId !== null)?.destinationId ?? undefined
  const pass = PASS_WORDS.find(([, words]) => words.test(text))?.[0]
  return [
    ...(pass === undefined ? [] : [{ rule: 'pass', pass } as const]),
    ...(TOURIST_TAX.test(text) ? [{ rule: 'tourist-tax', place, country } as const] : []),
    ...(CITY_DRIVING.test(text) ? [{ rule: 'city-driving', place } as const] : []),
  ]
}

/** What follows an overstay, and how many of the days of Schengen are left. */
function ofStay({ text, plain, slots, stay }: Question, { country }: Ends): readonly RuleAsked[] {
  const isOfSchengen = SCHENGEN.test(text)
  const days = slots.stayDays ?? slots.days
  const isTooLong = stay.hasOverstayed || (HAPPENS.test(text) && STAYS.test(text) && days !== null)
  if (isTooLong && (isOfSchengen || country !== undefined))
    return [{ rule: 'overstay', ...(!isOfSchengen && { country }) }]
  const isOfDays = isOfSchengen && (ASKS_LENGTH.test(plain) || slots.usedDays !== null)
  if (!isOfDays || slots.passport !== null || (country !== undefined && !isInSchengen(country))) return []
  return [{ rule: 'schengen-days', ...(slots.usedDays !== null && { usedDays: slots.usedDays }) }]
}
