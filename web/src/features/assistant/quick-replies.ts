import type { CardText } from '../../text/cards/card-text.ts'

type Reply = {
  /** What the engine asked back for; null where it asked nothing. */
  readonly asks: string | null
  readonly text: CardText
  readonly locale: string
  /** Of the traveller, as far as they have said. */
  readonly passports: readonly string[]
}

const LATE_HOURS = [2, 3, 4, 6] as const

const REPLIES: Readonly<Record<string, (asked: Reply) => readonly string[]>> = {
  delay({ locale }) {
    const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
    return LATE_HOURS.map((late) => hours.format(late))
  },
  cause: ({ text }) => [text('reply.technical'), text('reply.crew'), text('reply.strike'), text('reply.weather')],
  notice: ({ text }) => [text('reply.same-day'), text('reply.day-before'), text('reply.week-before')],
  carrier: ({ text }) => [text('reply.yes'), text('reply.no')],
  passport({ locale, passports }) {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return passports.map((country) => names.of(country) ?? country)
  },
}

/** What most people answer, for one thumb. The engine reads these words as if they had been typed. */
export function quickReplies(asked: Reply): readonly string[] {
  return REPLIES[asked.asks ?? '']?.(asked) ?? []
}
