import { formatClock } from '../../../../entities/trip/findings/format-plan.ts'
import { itineraryText as text } from '../../itinerary-text.ts'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const RULE = /^((?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)(?:[-, ]+(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH))*)?\s*(off|closed|[\d:,\-+ ]+)?$/
const SPAN = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/

/** Opening hours in words; complex ones stay in their original notation. */
export function hoursInWords(hours: string, locale: string): string {
  if (hours.trim() === '24/7') return text('hours.always')
  const rules = hours.split(';').flatMap((rule) => (rule.trim() === '' ? [] : [ruleInWords(rule.trim(), locale)]))
  return rules.length === 0 || rules.includes(null) ? hours : rules.join('; ')
}

function ruleInWords(rule: string, locale: string): string | null {
  const [whole, days = '', times = ''] = RULE.exec(rule) ?? []
  if (whole === undefined) return null
  const named = days === '' ? '' : daysInWords(days, locale)
  if (/^(off|closed)$/.test(times)) return named && text('hours.closed', { days: named })
  const spans = times.split(',').map((span) => spanInWords(span.trim(), locale))
  if (spans.includes(null)) return null
  return [named, spans.join(', ')].filter(Boolean).join(' ')
}

function spanInWords(span: string, locale: string): string | null {
  const [whole, ...parts] = SPAN.exec(span) ?? []
  if (whole === undefined) return null
  const [hour = 0, minute = 0, toHour = 0, toMinute = 0] = parts.map(Number)
  return `${formatClock(hour * 60 + minute, locale)}–${formatClock(toHour * 60 + toMinute, locale)}`
}

function daysInWords(days: string, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const named = (day: string): string => {
    if (day === 'PH') return text('hours.holidays')
    if (day === 'SH') return text('hours.school')
    return name.format(MONDAY + DAYS.indexOf(day) * DAY_MS)
  }
  return joinRuns(days.split(/[, ]+/))
    .map((range) => range.split('-').map(named).join('–'))
    .join(', ')
}

/** Three or more days in a row become a range: Mo,Tu,We is Mo-We. */
function joinRuns(days: readonly string[]): readonly string[] {
  const runs: string[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    const at = DAYS.indexOf(day)
    if (last && at > 0 && last.at(-1) === DAYS[at - 1]) last.push(day)
    else runs.push([day])
  }
  return runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]}-${run.at(-1)}`]))
}
