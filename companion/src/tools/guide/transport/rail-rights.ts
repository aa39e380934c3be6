/**
 * Rights of rail passengers when a train is late, cancelled or missed.
 * - European Union: Regulation (EU) 2021/782, Articles 18 (money back or another train), 19 (compensation), 20 (care)
 *   and 28 (complaints within three months).
 * - Great Britain: Delay Repay of the train companies.
 * - Switzerland: Passenger Transport Act (PBG), Articles 21 to 21b, and its ordinance (VPB).
 * - Japan: fare rules of the JR companies, which return the express surcharge after two hours.
 */
import { calendarDate, editorialClaim, type Source } from '@app/domain/kernel'
import { z } from 'zod'

import { CountryInput, defineTool, found } from '../../tool.ts'
import { fillSaid, type Said } from '../facts-card.ts'
import { LanguageInput } from '../guide-place.ts'
import { type GuideWriting, guideWriting } from '../guide-writing.ts'
import type { StepRow, StepsCard } from '../what-to-do-if.ts'

export type RailAsk = (typeof RAIL_ASKS)[number]
const RAIL_ASKS = ['choice', 'care', 'weather', 'claim'] as const

/** What is owed from so many minutes of delay on. */
type Step = { readonly fromMinutes: number; readonly percent: number }
type Regime = {
  readonly source: Source
  readonly steps: readonly Step[]
  /** The law of each right; null where it has none. */
  readonly money: string
  readonly choice: string
  readonly care: string | null
  readonly weather: string | null
  readonly choiceMinutes: number
  readonly claimWithin: { readonly value: number; readonly unit: 'day' | 'month' | 'year' } | null
}

const CHECKED_AT = calendarDate('2026-11-19')
const JAPAN_MINUTES = 120
const MINUTES_PER_HOUR = 60
const JAPAN_SOURCE = { title: 'JR Central, refunds for delays', url: 'https://smart-ex.jp/en/faq/' }
const UNKNOWN_SOURCE = { title: 'International Union of Railways', url: 'https://uic.org' }
const EUROPE: Regime = {
  source: { title: 'Regulation (EU) 2021/782', url: 'https://eur-lex.europa.eu/eli/reg/2021/782/oj' },
  steps: [
    { fromMinutes: 60, percent: 25 },
    { fromMinutes: 120, percent: 50 },
  ],
  money: 'EU 2021/782, Art. 19',
  choice: 'EU 2021/782, Art. 18',
  care: 'EU 2021/782, Art. 20',
  weather: 'EU 2021/782, Art. 19(10)',
  choiceMinutes: 60,
  claimWithin: { value: 3, unit: 'month' },
}
const BRITAIN: Regime = {
  source: {
    title: 'National Rail, Delay Repay',
    url: 'https://www.nationalrail.co.uk/help-and-assistance/compensation-and-refunds/',
  },
  steps: [
    { fromMinutes: 15, percent: 25 },
    { fromMinutes: 30, percent: 50 },
    { fromMinutes: 60, percent: 100 },
  ],
  money: 'Delay Repay',
  choice: 'National Rail Conditions of Travel',
  care: null,
  weather: null,
  choiceMinutes: 1,
  claimWithin: { value: 28, unit: 'day' },
}
const SWITZERLAND: Regime = {
  source: { title: 'Federal Office of Transport, passenger rights', url: 'https://www.bav.admin.ch' },
  steps: EUROPE.steps,
  money: 'PBG Art. 21b',
  choice: 'PBG Art. 21',
  care: 'PBG Art. 21a',
  weather: null,
  choiceMinutes: 60,
  claimWithin: null,
}
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const REGIMES: Readonly<Record<string, Regime>> = {
  ...Object.fromEntries(EU.map((country) => [country, EUROPE])),
  CH: SWITZERLAND,
  GB: BRITAIN,
  LI: SWITZERLAND,
}

export const railRights = defineTool({
  name: 'rail-rights',
  about:
    'What passengers of trains get when a train is late, cancelled or a connection missed: money back, another train, ' +
    'meals, how to claim. European Union, Great Britain, Switzerland, Japan.',
  input: z.strictObject({
    country: CountryInput.optional().describe('Whose railway; without it, the European Union'),
    lateMinutes: z.int().min(1).max(2880).optional().describe('Delay on arrival'),
    asks: z.array(z.enum(RAIL_ASKS)).max(RAIL_ASKS.length).describe('What is asked besides the money; may be empty'),
    language: LanguageInput,
  }),
  run({ country, lateMinutes, asks, language }) {
    const writing = guideWriting(language)
    const regime = country === undefined ? EUROPE : REGIMES[country]
    const card = (says: readonly Said[], source: Source): StepsCard => {
      const rows = says.map((said): StepRow => rowOf(said, source, writing))
      return {
        problem: 'rail-rights',
        place: country === undefined ? '' : writing.country(country),
        language: writing.language,
        says: says.map((said, index) => ({ ...said, rows: [`rail.${index}`] })),
        rows: rows.map((row, index) => ({ ...row, id: `rail.${index}` })),
      }
    }
    if (regime) return found(card(saidIn(regime, { lateMinutes, asks }, writing), regime.source))
    const { words } = writing
    return found(
      country === 'JP'
        ? card([fillSaid(words, 'rail.japan', { from: lengthOf(JAPAN_MINUTES, writing) }, [])], JAPAN_SOURCE)
        : card([fillSaid(words, 'rail.unknown', { country: writing.country(country ?? '') }, [])], UNKNOWN_SOURCE),
    )
  },
})

/** What was asked comes first; then the money, the choice and how to claim. */
function saidIn(
  regime: Regime,
  { lateMinutes, asks }: { readonly lateMinutes: number | undefined; readonly asks: readonly RailAsk[] },
  writing: GuideWriting,
): readonly Said[] {
  const { words } = writing
  const { money, choice, care, weather, choiceMinutes, claimWithin } = regime
  const claim =
    claimWithin === null
      ? fillSaid(words, 'rail.claim-plain', {}, [])
      : fillSaid(words, 'rail.claim', { time: writing.unit(claimWithin.value, claimWithin.unit) }, [])
  const parts: Readonly<Record<RailAsk, Said | null>> = {
    choice: fillSaid(words, 'rail.choice', { from: lengthOf(choiceMinutes, writing), law: choice }, []),
    care: care === null ? null : fillSaid(words, 'rail.care', { law: care }, []),
    weather: weather === null ? null : fillSaid(words, 'rail.weather', { law: weather }, []),
    claim,
  }
  const owed = moneyIn(regime.steps, money, lateMinutes, writing)
  // What is owed decides where money is owed; otherwise a cancelled or missed train is about the choice.
  const isOwed = lateMinutes !== undefined && regime.steps.some(({ fromMinutes }) => fromMinutes <= lateMinutes)
  const asked: readonly RailAsk[] = asks.includes('weather') ? [...new Set<RailAsk>(['choice', ...asks])] : asks
  const leads = isOwed ? [] : asked.filter((each) => each !== 'claim')
  const more = isOwed || lateMinutes === undefined ? [] : [fillSaid(words, 'rail.more', {}, [])]
  const rest: readonly RailAsk[] = [...asked, 'choice', 'claim', 'care', 'weather']
  const ordered = [...leads.map((each) => parts[each]), owed, ...more, ...rest.map((each) => parts[each])]
  return [...new Set(ordered.filter((said) => said !== null))]
}

function moneyIn(steps: readonly Step[], law: string, lateMinutes: number | undefined, writing: GuideWriting): Said {
  const { words } = writing
  const share = ({ percent }: Step): string =>
    new Intl.NumberFormat(words.locale, { style: 'percent' }).format(percent / 100)
  if (lateMinutes === undefined) {
    const scale = writing.list(steps.map((step) => `${lengthOf(step.fromMinutes, writing)}: ${share(step)}`))
    return fillSaid(words, 'rail.scale', { scale, law }, [])
  }
  const late = lengthOf(lateMinutes, writing)
  const owed = steps.findLast(({ fromMinutes }) => fromMinutes <= lateMinutes)
  if (owed) return fillSaid(words, 'rail.owed', { late, share: share(owed), law }, [])
  return fillSaid(words, 'rail.none', { late, from: lengthOf(steps[0]?.fromMinutes ?? 0, writing), law }, [])
}

/** To the minute, as one minute may decide. */
function lengthOf(minutes: number, writing: GuideWriting): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
  const text = [hours > 0 ? writing.unit(hours, 'hour') : '', rest > 0 ? writing.unit(rest, 'minute') : '']
  return text.filter(Boolean).join(' ')
}

function rowOf({ pieces }: Said, source: Source, { words }: GuideWriting): StepRow {
  const value = pieces.map(({ text }) => text).join('')
  const claim = editorialClaim({ value, source, checkedAt: CHECKED_AT })
  return { id: '', label: words.labels.railLaw, value: claim, link: source.url, opens: null }
}
