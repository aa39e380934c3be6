/** Rules at borders and on board that decide a yes or a no: food, cash, bank cards, medicines, pets, children, stays. */
import { parsePrice } from '@app/domain/guide'
import { editorialClaim } from '@app/domain/kernel'
import { z } from 'zod'

import { CountryInput, defineTool, found, unknown } from '../../tool.ts'
import { capitalised, fillLabel, type Said } from '../facts-card.ts'
import { LanguageInput, nameIn } from '../guide-place.ts'
import { type GuideWriting, guideWriting } from '../guide-writing.ts'
import type { StepRow, StepsCard } from '../what-to-do-if.ts'
import {
  CARDS,
  CHECKED_AT,
  FOODS,
  type KnownRule,
  knownRules,
  MEDICINES,
  PASS_NAMES,
  RULE_KINDS,
} from './known-rules.ts'
import type { PassName } from './place-facts.ts'
import { type RuleWords, ruleWordsIn } from './rule-words.ts'

export const borderRules = defineTool({
  name: 'border-rules',
  about:
    'Rules with a clear answer: food, cash, medicines and pets across a border, bank cards of Russia, Iran, Cuba and the ' +
    'US, papers of a child with one parent, the 90 days of Schengen, overstays, residence permits, power banks on board; ' +
    'where an identity card is enough, tourist taxes, driving and parking in a city, rail and museum passes.',
  input: z.strictObject({
    rule: z.enum(RULE_KINDS),
    country: CountryInput.optional().describe('Where one goes or is'),
    from: CountryInput.optional().describe('Of the bank, the permit or the pet'),
    food: z.enum(FOODS).optional(),
    medicine: z.enum(MEDICINES).optional(),
    card: z.enum(CARDS).optional(),
    milliampereHours: z.int().min(1).max(1_000_000).optional(),
    usedDays: z.int().min(0).max(180).optional().describe('Days spent in Schengen in the last 180'),
    place: z.string().max(80).optional().describe('The guide id of a city or island'),
    pass: z.enum(PASS_NAMES as [PassName, ...PassName[]]).optional(),
    language: LanguageInput,
  }),
  async run({ language, ...asked }, { guide }) {
    const rules = knownRules(asked)
    if (rules.length === 0) return unknown('rule')
    const { language: written, words } = await ruleWordsIn(language)
    const writing = guideWriting(written)
    const nameOf = (id: string): string => {
      const entry = guide?.destinations.find((each) => each.id === id)
      if (entry) return nameIn(entry, writing.language)
      return id.length === 2 ? writing.country(id) : capitalised(id.replaceAll('-', ' '))
    }
    const texts = rules.map((rule) => textOf(rule, words, writing, nameOf))
    const card: StepsCard = {
      problem: 'border-rules',
      place: asked.country === undefined ? '' : writing.country(asked.country),
      language: writing.language,
      says: texts.map((text, index): Said => ({
        id: 'steps',
        pieces: [{ kind: 'fact', text }],
        rows: [`rule.${index}`],
      })),
      rows: rules.map(({ source }, index): StepRow => ({
        id: `rule.${index}`,
        label: source.title,
        value: editorialClaim({ value: texts[index] ?? '', source, checkedAt: CHECKED_AT }),
        link: source.url,
        opens: null,
      })),
    }
    return found(card)
  },
})

const written = (values: Readonly<Record<string, number>>, write: (value: number) => string) =>
  Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, write(value)]))

function textOf(rule: KnownRule, words: RuleWords, writing: GuideWriting, nameOf: (id: string) => string): string {
  const {
    country,
    issuer,
    issuers,
    item,
    medicine,
    money,
    kilograms,
    place,
    pass,
    percent,
    days = {},
    numbers = {},
  } = rule
  const { locale } = writing.words
  const price = money === undefined ? null : parsePrice(`${money} ${CHECKED_AT.slice(0, 4)}`)
  const number = new Intl.NumberFormat(locale)
  const facts: Readonly<Record<string, string | undefined>> = {
    country: country && writing.country(country),
    issuer: issuer && writing.country(issuer),
    issuers: issuers && new Intl.ListFormat(locale).format(issuers.map((code) => writing.country(code))),
    place: place && nameOf(place),
    pass,
    percent: percent === undefined ? undefined : `${number.format(percent)} %`,
    item: item && words[`item.${item}`],
    medicine: medicine && words[`med.${medicine}`],
    amount: price ? writing.price(price) : undefined,
    fine: price ? writing.price(price) : undefined,
    limit: kilograms === undefined ? undefined : writing.unit(kilograms, 'kilogram'),
    ...written(days, (count) => writing.unit(count, 'day')),
    ...written(numbers, (value) => number.format(value)),
  }
  const filled = Object.entries(facts).flatMap(([slot, text]) => (text === undefined ? [] : [[slot, text] as const]))
  return capitalised(fillLabel(words[rule.say], Object.fromEntries(filled)))
}
