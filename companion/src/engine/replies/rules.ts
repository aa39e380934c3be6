import { assessStay, FREE_MOVEMENT_DAYS, isInSchengen, SCHENGEN_STAY } from '@app/domain/entry-rules'
import { addDays, addMonths, calendarDate, type Claim } from '@app/domain/kernel'

import { type EntryRuleCard, PASSPORT_YEARS } from '../../tools/entry-rule.ts'
import { fillSaid } from '../../tools/guide/facts-card.ts'
import { guideWriting } from '../../tools/guide/guide-writing.ts'
import { verdictOf } from '../../tools/guide/place-safety.ts'
import type { GuideSayId } from '../../tools/guide/words/en-says.ts'
import type { AdvisoryFact, VisaFact } from '../../tools/look-ups.ts'
import { eventNamed } from '../everyday/famous-events.ts'
import { wordsPattern } from '../everyday/word-lists/constraint-words.ts'
import { pick, type Turn } from '../turn.ts'
import { guidePlaceOf, sayOfGuide } from './of-guide.ts'
import { countryOf } from './where.ts'

const LEVELS = 4

export async function replyEntry(turn: Turn): Promise<void> {
  const { slots, telling, say } = turn
  const destination = countryOf(turn)
  if (destination === null) return turn.ask('country', 'askCountry')
  const { stayDays, usedDays } = slots
  if (slots.passport === null) {
    sayUsualStay(turn, destination)
    await sayLikelyPassports(turn, destination)
    return turn.ask('passport', 'askPassport')
  }
  const { passportIssued: issued } = turn.question
  const { hasOverstayed, isUnclear } = turn.question.stay
  const card = await turn.call('entry-rule', {
    passport: slots.passport,
    destination,
    ...(stayDays !== null && { stayDays }),
    ...(usedDays !== null && { usedDays }),
    ...(slots.passportExpires !== null && { passportExpiresOn: slots.passportExpires }),
    ...(issued !== null && { passportIssuedOn: issued }),
    ...(hasOverstayed && { hasOverstayed }),
    ...(isUnclear && { isStayUnclear: true }),
  })
  if (!card) return
  const { rule, isFreeMovement } = card
  if (hasOverstayed) say('entryOverstay', {})
  if (turn.question.meanings.has('extend_stay')) say('entryExtend', { country: telling.country(destination) })
  const { sentences } = turn.made
  const before = sentences.length
  sayVerdict(turn, card)
  sayStay(turn, card)
  // A stay that is too long is a warning before anything else.
  const said = sentences.splice(before)
  sentences.push(...said.filter(isTooLong), ...said.filter((each) => !isTooLong(each)))
  if (rule.value.requirement !== 'visa-free' && !isFreeMovement && turn.question.heldVisa !== null)
    sayHeldVisa(turn, destination, rule)
  if (rule.value.note) say('entryNote', { note: telling.text(rule.value.note) })
  if (rule.value.requirement !== 'own' && !isFreeMovement) say('entryCheck', {})
  if (WITHOUT_RULE.has(rule.value.requirement) || isFreeMovement) return
  const ofVisa = sentences.length
  await sayPassportRule(turn, destination)
  // So is a passport that is not good enough.
  if (card.isPassportShort) sentences.splice(before, 0, ...sentences.splice(ofVisa))
}

function sayHeldVisa(turn: Turn, destination: string, rule: Claim<VisaFact>): void {
  if (turn.question.heldVisa === 'ended') sayFromGuide(turn, 'visa.ended', destination, rule)
  sayFromGuide(turn, 'visa.held', destination, rule)
}

/** The passports that most who write in a language hold, until theirs is known. */
const LIKELY_PASSPORTS: Readonly<Record<string, readonly string[]>> = {
  cs: ['CZ'],
  de: ['DE'],
  el: ['GR'],
  en: ['US', 'GB'],
  es: ['ES', 'MX'],
  fr: ['FR'],
  hi: ['IN'],
  id: ['ID'],
  it: ['IT'],
  ja: ['JP'],
  ko: ['KR'],
  nl: ['NL'],
  pl: ['PL'],
  pt: ['PT', 'BR'],
  ru: ['RU'],
  sv: ['SE'],
  th: ['TH'],
  tr: ['TR'],
  uk: ['UA'],
  vi: ['VN'],
  zh: ['CN'],
}

/** An answer that names its passport, before the own one is asked for. */
async function sayLikelyPassports(turn: Turn, destination: string): Promise<void> {
  const { stayDays, usedDays } = turn.slots
  // Days that were used are counted for one passport alone; and another one was named, that could not be read.
  if (usedDays !== null || turn.question.hasUnreadPassport) return
  for (const passport of LIKELY_PASSPORTS[turn.words.code] ?? []) {
    if (passport === destination) continue
    const card = await turn.call('entry-rule', { passport, destination, ...(stayDays !== null && { stayDays }) })
    if (!card) continue
    sayVerdict(turn, card)
    sayStay(turn, card)
  }
  if (turn.made.calls.length > 0) turn.say('entryCheck', {})
}

function isTooLong({ id }: { readonly id: string }): boolean {
  return id === 'entryTooLong'
}

const WITHOUT_RULE = new Set<VisaFact['requirement']>(['own', 'no-admission'])

/** "No visa" requires a compared length of stay; otherwise the allowed length is stated. */
function sayVerdict({ telling, say }: Turn, card: EntryRuleCard): void {
  const { rule, stay, isFreeMovement, isStayUnclear, hasOverstayed } = card
  const names = { passport: telling.country(card.passport), country: telling.country(card.destination) }
  const count = (days: number) => telling.days(pick(rule, () => days))
  const { days, requirement } = rule.value
  if (isFreeMovement) return say('entryFreeMovement', names)
  if (requirement !== 'visa-free' || days === null) return say(ENTRY[requirement], names)
  const isCompared = stay?.verdict === 'fits' && stay.usedDays === null && !isStayUnclear && !hasOverstayed
  if (isCompared && stay.stayDays !== null)
    return say('entryFitsDays', { ...names, stay: count(stay.stayDays), days: count(days) })
  say('entryFreeDays', { ...names, days: count(days) })
}

/** The plain rule is not enough for a stay that is too long or with days already used. */
function sayStay({ slots, telling, say }: Turn, { rule, stay, destination, isFreeMovement }: EntryRuleCard): void {
  const days = (count: number) => telling.days(pick(rule, () => count))
  if (isFreeMovement && (slots.stayDays ?? 0) >= FREE_MOVEMENT_DAYS)
    say('entryRegister', { days: days(FREE_MOVEMENT_DAYS) })
  if (stay === null) return
  const { stayDays, usedDays, remainingDays, verdict } = stay
  const limit = rule.value.days
  if (verdict === 'unknown' && stayDays !== null) say('entryNoLimit', { stay: days(stayDays) })
  if (limit === null) return
  if (isInSchengen(destination) && usedDays !== null) sayWindow(telling, say)
  if (usedDays !== null && remainingDays !== null)
    say(remainingDays === 0 ? 'entryUsedUp' : 'entryUsed', {
      used: days(usedDays),
      days: days(limit),
      left: days(remainingDays),
    })
  if (verdict === 'too-long' && stayDays !== null)
    say('entryTooLong', { stay: days(stayDays), days: days(remainingDays ?? limit) })
}

/** Without a passport, the usual rule for visa-free visitors of the Schengen area. */
function sayUsualStay({ slots: { stayDays, usedDays }, telling, say }: Turn, destination: string): void {
  const assessed = assessStay(SCHENGEN_STAY.days, { stayDays, usedDays })
  if (assessed === null || !isInSchengen(destination)) return
  const days = (count: number) => telling.days({ ...SCHENGEN_CLAIM, value: count })
  sayWindow(telling, say)
  const { remainingDays, verdict } = assessed
  const limit = days(SCHENGEN_STAY.days)
  if (usedDays !== null && remainingDays !== null)
    say(remainingDays === 0 ? 'entryUsedUp' : 'entryUsed', {
      used: days(usedDays),
      days: limit,
      left: days(remainingDays),
    })
  if (verdict === 'too-long' && stayDays !== null)
    say('entryTooLong', { stay: days(stayDays), days: days(remainingDays ?? SCHENGEN_STAY.days) })
}

const SCHENGEN_CLAIM: Claim<number> = {
  value: SCHENGEN_STAY.days,
  source: SCHENGEN_STAY.source,
  checkedAt: calendarDate(SCHENGEN_STAY.checkedAt),
  status: 'verified',
}

function sayWindow(telling: Turn['telling'], say: Turn['say']): void {
  say('entrySchengen', {
    days: telling.days(SCHENGEN_CLAIM),
    window: telling.days({ ...SCHENGEN_CLAIM, value: SCHENGEN_STAY.windowDays }),
  })
}

const ENTRY = {
  'visa-free': 'entryFree',
  'visa-on-arrival': 'entryArrival',
  eta: 'entryEta',
  'e-visa': 'entryEVisa',
  'visa-required': 'entryRequired',
  'no-admission': 'entryRefused',
  own: 'entryOwn',
} as const satisfies Readonly<Record<VisaFact['requirement'], string>>

export async function replyPassport(turn: Turn): Promise<void> {
  const country = countryOf(turn)
  if (country === null) return turn.ask('country', 'askCountry')
  // The nationality matters more than the passport's validity.
  return turn.slots.passport === null ? sayPassportRule(turn, country) : replyEntry(turn)
}

async function sayPassportRule(turn: Turn, country: string): Promise<void> {
  const { slots, telling, say } = turn
  const arrivesOn = slots.dates?.start
  const card = await turn.call('passport-validity', {
    country,
    ...(slots.passportExpires ? { expiresOn: slots.passportExpires } : {}),
    ...(arrivesOn ? { arrivesOn, leavesOn: slots.dates?.end ?? arrivesOn } : {}),
    ...(slots.stayDays !== null && { stayDays: slots.stayDays }),
  })
  if (!card) return
  const { rule } = card
  const name = telling.country(country)
  const validity = telling.validity(rule)
  if (rule.value.validity === 0) say('passportStay', { country: name })
  else if (rule.value.countedFrom === 'arrival') say('passportArrival', { country: name, validity })
  else if (rule.value.countedFrom === 'departure') say('passportDeparture', { country: name, validity })
  else say('passportApplication', { country: name, validity })
  if (card.blankPages) say('passportPages', { pages: telling.number(card.blankPages) })
  if (rule.value.isIssuedWithinTenYears) {
    say('passportTenYears', { country: name })
    const issued = turn.question.passportIssued
    if (issued !== null && addMonths(issued, 12 * PASSPORT_YEARS) <= turn.lookUps.today) say('passportTooOld', {})
  }
  if (card.check) {
    const dates = { expires: telling.date(card.check.expiresOn), until: telling.date(card.check.untilAtLeast) }
    say(card.check.isMet ? 'passportMet' : 'passportNotMet', dates)
  }
  if (card.latest)
    say(rule.value.countedFrom === 'departure' ? 'passportLeaveBy' : 'passportArriveBy', {
      date: telling.date(card.latest),
    })
}

export async function replyAdvisory(turn: Turn): Promise<void> {
  const { telling, say } = turn
  const country = countryOf(turn)
  if (country === null) return turn.ask('country', 'askCountry')
  const card = await turn.call('travel-advisory', { country })
  const [first] = card?.advisories ?? []
  if (!card || !first) return
  sayAdvised(turn, country, card.advisories)
  say('advisory', {
    authority: telling.country(first.value.authority),
    country: telling.country(country),
    level: telling.level(pick(first, ({ level }) => ({ level, of: LEVELS }))),
  })
  const regional = first.value.highestRegionalLevel
  if (regional !== null && regional > first.value.level) {
    say('advisoryRegion', { level: telling.level(pick(first, () => ({ level: regional, of: LEVELS }))) })
  }
}

/** The answer comes before the level. */
function sayAdvised(turn: Turn, country: string, advised: readonly Claim<AdvisoryFact>[]): void {
  const [first] = advised
  if (first) sayFromGuide(turn, verdictOf(advised), country, first, first.value.authority)
}

/** A sentence of the guide's texts beside those of the engine. */
function sayFromGuide(
  { made, words }: Turn,
  id: GuideSayId,
  country: string,
  proof: Claim<unknown>,
  authority = country,
): void {
  const { words: texts, country: named } = guideWriting(words.code)
  const { pieces } = fillSaid(texts, id, { authority: named(authority), country: named(country) }, [])
  made.sentences.push({
    id: `everyday-${id}`,
    pieces: pieces.map((piece) =>
      piece.kind === 'fact' ? { ...piece, kind: 'fact', claims: [proof] } : { ...piece, kind: 'words' },
    ),
  })
}

const CLOSED = wordsPattern('shut')
const MOST_HOLIDAYS = 6
/** A named year is listed completely. */
const MOST_OF_A_YEAR = 20

function yearIn(text: string): string | null {
  return /(?<![\d.,])20\d{2}(?![\d.,]*\d)/.exec(text)?.[0] ?? null
}

export async function replyHolidays(turn: Turn): Promise<void> {
  const { slots, telling, say, lookUps } = turn
  const country = countryOf(turn)
  if (country === null) return turn.ask('country', 'askCountry')
  const year = slots.dates ? null : yearIn(turn.question.text)
  // "When is Ramadan in Egypt?" is about that feast alone.
  const event = eventNamed(turn.question.text)
  const place = event === null ? null : await guidePlaceOf(turn)
  if (event !== null && place !== null)
    return sayOfGuide(turn, 'seasons-and-events', { place, event, ...(year !== null && { year: Number(year) }) })
  const [from, to] = slots.dates
    ? [slots.dates.start, slots.dates.end]
    : year
      ? [calendarDate(`${year}-01-01`), calendarDate(`${year}-12-31`)]
      : [lookUps.today, addDays(lookUps.today, 365)]
  const card = await turn.call('public-holidays', { country, from, to })
  if (!card) return
  const name = telling.country(country)
  // "Are shops closed on 15 August?"
  if (slots.dates && card.days.value.length > 0 && CLOSED.test(turn.question.text))
    sayFromGuide(turn, 'closing.holiday', country, card.days)
  const shown = pick(card.days, (days) => days.slice(0, year ? MOST_OF_A_YEAR : MOST_HOLIDAYS))
  if (shown.value.length > 0) say('holidays', { country: name, list: telling.holidays(shown) })
  else say('holidaysNone', { country: name, from: telling.date(card.from), to: telling.date(card.to) })
}
