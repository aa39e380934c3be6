/** A same-sex couple is told the law of the country before whatever else was asked. */
import type { Answered } from '../answer-asks.ts'
import type { Sentence } from '../answer.ts'
import type { Question } from '../reading/question.ts'
import type { Memory } from '../reading/slots.ts'
import { startTurn, type Turn } from '../turn.ts'
import { sayCall } from './answer-everyday.ts'
import { patternOf } from './word-lists/constraint-words.ts'
import WORDS from './word-lists/topic-words.json' with { type: 'json' }

const SAME_SEX = patternOf(WORDS.same_sex)
const TWO_ALIKE = patternOf(WORDS.two_alike)
const COUPLE = patternOf(WORDS.couple)
const MOST_COUNTRIES = 2
const MOST_SAID = 2
const OF_LAW: readonly Sentence['id'][] = ['everyday-lgbt.are', 'everyday-law.check']

/** Two women who travel together are no couple; two women on their honeymoon are one. */
export function isSameSexCouple({ text }: Pick<Question, 'text'>): boolean {
  return SAME_SEX.test(text) || (TWO_ALIKE.test(text) && COUPLE.test(text))
}

/** Of each country that is spoken of now, also when a next question names another one. */
export async function sayLawFirst(turn: Turn, answered: Answered, { everyday: before }: Memory): Promise<Answered> {
  const { question, made, words } = turn
  const isSaid = isSameSexCouple(question)
  const isKnown = question.mentions.length > 0 && before?.intents.includes('safety_lgbt') === true
  // A country whose law was told is not told again.
  const countries =
    isSaid || isKnown ? countriesOf(turn, answered).filter((code) => isSaid || code !== before?.place?.country) : []
  if (countries.length === 0) return answered
  const language = words.code
  const own = startTurn(turn, turn.before, turn.lookUps)
  for (const place of countries)
    await sayCall(
      own,
      { tool: 'place-safety', input: { place, about: 'lgbt', language } },
      { most: MOST_SAID, language },
    )
  const calls = own.made.calls.filter(({ result }) => result.kind === 'found')
  const law = own.made.sentences.filter(({ id }) => OF_LAW.includes(id))
  if (law.length === 0) return answered
  made.sentences.splice(0, made.sentences.length, ...law, ...made.sentences.filter(({ id }) => !OF_LAW.includes(id)))
  const isOfLaw = ({ tool, input }: Turn['made']['calls'][number]): boolean =>
    tool === 'place-safety' && (input as { readonly about?: string }).about === 'lgbt'
  made.calls.splice(0, made.calls.length, ...calls, ...made.calls.filter((call) => !isOfLaw(call)))
  const { everyday } = answered
  const intents = ['safety_lgbt' as const, ...(everyday?.intents ?? []).filter((each) => each !== 'safety_lgbt')]
  return { ...answered, everyday: everyday && { ...everyday, intents } }
}

/** Where it goes, and not whose passport it is. */
function countriesOf({ slots, lookUps }: Turn, { everyday }: Answered): readonly string[] {
  const ofCities = slots.cities.flatMap((id) => lookUps.city(id)?.value.country ?? [])
  const place = everyday?.facts.place?.country
  return [...new Set([...(place === undefined ? [] : [place]), ...ofCities, ...slots.countries])].slice(
    0,
    MOST_COUNTRIES,
  )
}
