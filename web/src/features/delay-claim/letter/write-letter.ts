import { addDays, type CalendarDate } from '@app/domain/kernel'
import type { Evidence, LetterPlan } from '@app/domain/passenger-rights'

import type { DelayQuestion } from '../delay-question.ts'
import { citeLaws } from './cite-law.ts'
import { fill } from './fill.ts'
import { letterAsText } from './letter-as-text.ts'
import { type LetterDetails, type LetterField, linesOf } from './letter-details.ts'
import { type LetterFormats, letterFormats } from './letter-formats.ts'
import type { LetterLanguage } from './letter-language.ts'
import { EN, type LetterKey, type LetterWords } from './letter-words.ts'
import { GAP, type Letter } from './letter.ts'

export type LetterCase = {
  readonly plan: LetterPlan
  readonly question: Pick<DelayQuestion, 'event' | 'bag' | 'notice' | 'other'>
  readonly from: string
  readonly to: string
  /** Null for laws that do not count by it. */
  readonly distanceKm: number | null
  readonly flightDate: CalendarDate | null
  readonly arrivalDelayMinutes: number | null
  /** Who hears complaints; null when that is not known. */
  readonly office: string | null
  readonly today: CalendarDate
}

/** The names of the gaps in English, whatever the language of the letter. */
export function missingIn(letter: Letter, words: LetterWords): readonly string[] {
  const gaps = new Set(letterAsText(letter).match(GAP))
  const keys = (Object.keys(EN) as LetterKey[]).filter((key) => key.startsWith('gap.'))
  return keys.filter((key) => gaps.has(`[${words[key]}]`)).map((key) => EN[key])
}

type Writing = {
  readonly asked: LetterCase
  readonly details: LetterDetails
  readonly words: LetterWords
  readonly formats: LetterFormats
  readonly values: Readonly<Record<string, string>>
}

export function writeLetter(
  asked: LetterCase,
  details: LetterDetails,
  words: LetterWords,
  language: LetterLanguage,
): Letter {
  const formats = letterFormats(language, asked.plan.law, words)
  const writing = { asked, details, words, formats, values: valuesOf(asked, details, words, formats) }
  const write = (key: LetterKey): string => fill(words[key], writing.values)
  const enclosed = enclosedOf(asked.plan, details)
  return {
    language,
    sender: [
      writing.values['name'] ?? '',
      ...(linesOf(details.address).length > 0 ? linesOf(details.address) : [gap('address', words)]),
      ...linesOf(details.contact),
    ],
    recipient: [details.airline.trim() || gap('airline', words), words.department],
    date: formats.date(asked.today),
    subject: write(`subject.${asked.plan.purpose}`),
    facts: factsOf(writing),
    greeting: words.greeting,
    paragraphs: paragraphsOf(writing),
    basis: { title: words.basis, lines: citeLaws(asked.plan.basis, words, language) },
    enclosed:
      enclosed.length === 0
        ? null
        : { title: words.enclosed, lines: enclosed.map((each) => words[`enclosure.${each}` as LetterKey]) },
    closing: words.closing,
    signature: writing.values['name'] ?? '',
  }
}

export function enclosedOf(
  { enclosures }: LetterPlan,
  { enclosed }: Pick<LetterDetails, 'enclosed'>,
): readonly Evidence[] {
  return enclosed === null ? enclosures : enclosures.filter((each) => enclosed.includes(each))
}

function gap(field: string, words: LetterWords): string {
  return `[${words[`gap.${field}` as LetterKey]}]`
}

function valuesOf(
  asked: LetterCase,
  details: LetterDetails,
  words: LetterWords,
  formats: LetterFormats,
): Readonly<Record<string, string>> {
  const { plan, flightDate, arrivalDelayMinutes: late, office, today } = asked
  const said = (field: LetterField, typed: string): string => typed.trim() || gap(field, words)
  const passengers = linesOf(details.passengers)
  const { demand } = plan
  return {
    flight: said('flight', details.flight),
    from: asked.from,
    to: asked.to,
    date: flightDate ? formats.date(flightDate) : gap('date', words),
    delay: late === null ? gap('delay', words) : formats.duration(late),
    booking: said('booking', details.booking),
    passengers: passengers.join(', ') || gap('passengers', words),
    name: details.name.trim() || passengers[0] || gap('name', words),
    account: said('account', details.account),
    price: said('price', details.price),
    expenses: linesOf(details.expenses).join('; ') || gap('expenses', words),
    deadline: formats.date(addDays(today, plan.answerDays)),
    office: office ?? words.office,
    ...(demand.kind === 'sum' && {
      amount: formats.money(demand.amount),
      total: formats.money({ ...demand.amount, minorUnits: demand.amount.minorUnits * Math.max(1, passengers.length) }),
    }),
    ...((demand.kind === 'share' || demand.kind === 'fare') && { share: formats.share(demand.percent) }),
    ...(demand.kind === 'fare' && { most: formats.money(demand.most) }),
    ...(demand.kind === 'losses' && { limit: formats.money(demand.limit) }),
  }
}

/** For the person who opens the case: the same facts in a table. */
function factsOf({ asked, words, formats, values }: Writing): Letter['facts'] {
  const { plan, from, to, distanceKm } = asked
  const row = (label: string, value: string | undefined) => ({
    label: words[`label.${label}` as LetterKey],
    value: value ?? '',
  })
  const { demand } = plan
  return [
    row('flight', values['flight']),
    row('date', values['date']),
    row('route', `${from} – ${to}`),
    ...(distanceKm === null ? [] : [row('distance', formats.distance(distanceKm))]),
    row('booking', values['booking']),
    row('passengers', values['passengers']),
    ...(demand.kind === 'sum' ? [row('claim', fill(words['each-passenger'], values))] : []),
  ]
}

function paragraphsOf(writing: Writing): readonly string[] {
  const { asked, words, values, details } = writing
  const { plan } = asked
  const write = (key: LetterKey): string => fill(words[key], values)
  const isForSeveral = plan.demand.kind === 'sum' && linesOf(details.passengers).length > 1
  const claim = [
    write(`claim.${plan.demand.kind}`),
    ...(isForSeveral ? [write('claim.sum.total')] : []),
    ...(plan.due ? [write(`due.${plan.due}`)] : []),
  ]
  return [
    eventOf(writing).map(write).join(' '),
    claim.join(' '),
    ...(plan.proof ? [write(`proof.${plan.proof}`)] : []),
    write('pay'),
    write('escalate'),
  ]
}

function eventOf({ asked: { plan, question, arrivalDelayMinutes } }: Writing): readonly LetterKey[] {
  const { event, bag, notice, other } = question
  if (event === 'baggage') return [`fact.baggage.${bag || 'lost'}`]
  if (event === 'delay' && plan.purpose === 'refund') return ['fact.given-up']
  if (event !== 'cancellation') return [`fact.${event}`]
  const told = notice === '' || notice === '15' ? [] : [`notice.${notice}` as const]
  if (plan.purpose !== 'compensation') return ['fact.cancellation']
  if (other === 'none') return ['fact.cancellation', ...told, 'other.none']
  return ['fact.cancellation', ...told, ...(arrivalDelayMinutes === null ? [] : (['other.later'] as const))]
}
