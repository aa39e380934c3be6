import { type Token, readTokens } from './read-tokens.ts'
import type { DateRange, Rule, Span } from './rule.ts'

const DAY_MINUTES = 24 * 60
const LAST_DAY = 31

/** Null when the text contains unsupported syntax; then the hours are unknown. */
export function readRules(text: string): readonly Rule[] | null {
  const tokens = readTokens(text)
  return tokens && new Reader(tokens).rules()
}

class Reader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  rules(): readonly Rule[] | null {
    const rules: Rule[] = []
    let isAddition = false
    while (this.#at < this.#tokens.length) {
      const rule = this.#rule(isAddition)
      if (!rule) return null
      rules.push(rule)
      if (this.#at === this.#tokens.length) break
      if (this.#is(',')) isAddition = true
      else if (this.#is(';')) isAddition = false
      else return null
      this.#at += 1
    }
    return rules
  }

  #rule(isAddition: boolean): Rule | null {
    const dates = this.#dates()
    const days = this.#days()
    const spans = this.#spans()
    return dates && days && spans ? { isAddition, dates, ...days, spans } : null
  }

  /** `Apr-Oct`, `May 27-Sep 4`, `Dec 25`, `Jul,Aug`, with or without a colon behind. */
  #dates(): readonly DateRange[] | null {
    const ranges: DateRange[] = []
    while (this.#is('month')) {
      const range = this.#dateRange()
      if (!range) return null
      ranges.push(range)
      if (!this.#is(',') || this.#tokens[this.#at + 1]?.kind !== 'month') break
      this.#at += 1
    }
    if (ranges.length > 0 && this.#is(':')) this.#at += 1
    return ranges
  }

  #dateRange(): DateRange | null {
    const first = this.#date(null)
    if (!this.#is('-')) return { from: first.day ?? first.month * 100 + 1, to: first.day ?? lastOf(first.month) }
    this.#at += 1
    if (!this.#is('month') && !this.#is('number')) return null
    const last = this.#date(first.month)
    return { from: first.day ?? first.month * 100 + 1, to: last.day ?? lastOf(last.month) }
  }

  #date(monthBefore: number | null): { readonly month: number; readonly day: number | null } {
    const month = this.#take('month') ?? monthBefore ?? 0
    const day = this.#take('number')
    return { month, day: day === null ? null : month * 100 + day }
  }

  #days(): Pick<Rule, 'weekdays' | 'isForHolidays'> | null {
    const weekdays = new Set<number>()
    let isForHolidays = false
    if (!this.#is('weekday') && !this.#is('PH')) return { weekdays: null, isForHolidays }
    for (;;) {
      const from = this.#take('weekday')
      if (from === null) {
        if (!this.#is('PH')) return null
        isForHolidays = true
        this.#at += 1
      } else if (this.#is('-')) {
        this.#at += 1
        const to = this.#take('weekday')
        if (to === null) return null
        for (let day = from; ; day = (day + 1) % 7) {
          weekdays.add(day)
          if (day === to) break
        }
      } else weekdays.add(from)
      if (!this.#is(',')) return { weekdays, isForHolidays }
      this.#at += 1
    }
  }

  #spans(): readonly Span[] | null {
    if (this.#is('closed')) return this.#passed([])
    if (this.#is('always')) return this.#passed([{ from: 0, to: DAY_MINUTES }])
    const spans: Span[] = []
    for (;;) {
      const from = this.#take('time')
      if (from === null || !this.#is('-')) return null
      this.#at += 1
      const to = this.#take('time')
      if (to === null) return null
      spans.push({ from, to: to <= from ? to + DAY_MINUTES : to })
      if (!this.#is(',') || this.#tokens[this.#at + 1]?.kind !== 'time') return spans
      this.#at += 1
    }
  }

  #passed(spans: readonly Span[]): readonly Span[] {
    this.#at += 1
    return spans
  }

  #is(kind: Token['kind']): boolean {
    return this.#tokens[this.#at]?.kind === kind
  }

  #take(kind: 'weekday' | 'month' | 'number' | 'time'): number | null {
    const token = this.#tokens[this.#at]
    if (token?.kind !== kind) return null
    this.#at += 1
    return token.value
  }
}

function lastOf(month: number): number {
  return month * 100 + LAST_DAY
}
