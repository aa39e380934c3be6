import { assessStay, isInSchengen, SCHENGEN_STAY } from '@app/domain/entry-rules'
import { addDays, calendarDate, type Claim } from '@app/domain/kernel'

import type { EntryRuleCard } from '../../tools/entry-rule.ts'
import type { VisaFact } from '../../tools/look-ups.ts'
import { readIssued } from '../read-stay.ts'
import { pick, type Turn } from '../turn.ts'
import { countryOf } from './where.ts'

const LEVELS = 4

export async function replyEntry(turn: Turn): Promise<void> {
  const { slots, telling, say } = turn
  const destination = countryOf(turn)
  if (destination === null) return turn.ask('country', 'askCountry')
  const { stayDays, usedDays } = slots
  if (slots.passport === null) {
    sayUsualStay(turn, destination)
    return turn.ask('passport', 'askPassport')
  }
  const issued = readIssued(turn.question.text, turn.lookUps.today)
  const card = await turn.call('entry-rule', {
    passport: slots.passport,
    destination,
    ...(stayDays !== null && { stayDays }),
    ...(usedDays !== null && { usedDays }),
    ...(slots.passportExpires !== null && { passportExpiresOn: slots.passportExpires }),
    ...(issued !== null && { passportIssuedOn: issued }),
  })
  if (!card) return
  const { rule } = card
  const names = { passport: telling.country(card.passport), country: telling.country(card.destination) }
  const { days } = rule.value
  if (rule.value.requirement === 'visa-free' && days !== null) {
    say('entryFreeDays', { ...names, days: telling.days(pick(rule, () => days)) })
  } else say(ENTRY[rule.value.requirement], names)
  sayStay(turn, card)
  if (rule.value.note) say('entryNote', { note: telling.text(rule.value.note) })
  if (rule.value.requirement !== 'own') say('entryCheck', {})
  const hasPassport = slots.passportExpires !== null || issued !== null
  if (hasPassport && rule.value.requirement !== 'own') await replyPassport(turn)
}

/** Longer than allowed, or days that are used already: never the plain rule alone. */
function sayStay({ telling, say }: Turn, { rule, stay, destination }: EntryRuleCard): void {
  if (stay === null) return
  const days = (count: number) => telling.days(pick(rule, () => count))
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

/** With no passport told, what holds for most who need no visa in the Schengen area. */
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
  const { slots, telling, say } = turn
  const country = countryOf(turn)
  if (country === null) return turn.ask('country', 'askCountry')
  const arrivesOn = slots.dates?.start
  const card = await turn.call('passport-validity', {
    country,
    ...(slots.passportExpires ? { expiresOn: slots.passportExpires } : {}),
    ...(arrivesOn ? { arrivesOn, leavesOn: slots.dates?.end ?? arrivesOn } : {}),
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
  if (rule.value.isIssuedWithinTenYears) say('passportTenYears', { country: name })
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
  if (!first) return
  say('advisory', {
    authority: telling.country(first.value.authority),
    country: telling.country(country),
    level: telling.level(pick(first, ({ level }) => ({ level, of: LEVELS }))),
    words: telling.text(pick(first, ({ words }) => words.replace(/[.\s]+$/, ''))),
  })
  const regional = first.value.highestRegionalLevel
  if (regional !== null && regional > first.value.level) {
    say('advisoryRegion', { level: telling.level(pick(first, () => ({ level: regional, of: LEVELS }))) })
  }
}

const MOST_HOLIDAYS = 6
/** A year that was named is told from end to end. */
const MOST_OF_A_YEAR = 20

function yearIn(text: string): string | null {
  return /(?<![\d.,])20\d{2}(?![\d.,]*\d)/.exec(text)?.[0] ?? null
}

export async function replyHolidays(turn: Turn): Promise<void> {
  const { slots, telling, say, lookUps } = turn
  const country = countryOf(turn)
  if (country === null) return turn.ask('country', 'askCountry')
  const year = slots.dates ? null : yearIn(turn.question.text)
  const [from, to] = slots.dates
    ? [slots.dates.start, slots.dates.end]
    : year
      ? [calendarDate(`${year}-01-01`), calendarDate(`${year}-12-31`)]
      : [lookUps.today, addDays(lookUps.today, 365)]
  const card = await turn.call('public-holidays', { country, from, to })
  if (!card) return
  const name = telling.country(country)
  const shown = pick(card.days, (days) => days.slice(0, year ? MOST_OF_A_YEAR : MOST_HOLIDAYS))
  if (shown.value.length > 0) say('holidays', { country: name, list: telling.holidays(shown) })
  else say('holidaysNone', { country: name, from: telling.date(card.from), to: telling.date(card.to) })
}
