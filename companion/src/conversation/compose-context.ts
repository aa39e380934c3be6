import type { AssistantRequest, KeptAnswer } from '@app/contracts/assistant'

import { placeNamed } from '../engine/screen.ts'
import type { ModelContext } from '../models/model.ts'
import { AFTER_LEAD_PROMPT, COMPANION_PROMPT } from '../prompts/companion-prompt.ts'
import type { LookUps } from '../tools/look-ups.ts'
import type { EarlierTurn } from './asked.ts'
import { daysOf } from './report-of.ts'
import { withoutPersonal } from './without-personal.ts'

const MOST_EARLIER = 6
const MAX_QUESTION_LENGTH = 4000
const LONGEST_ANSWER = 1500

export type Composed = Pick<ModelContext, 'system' | 'messages'>

type Known = {
  readonly request: AssistantRequest
  readonly earlier: readonly EarlierTurn[] | undefined
  readonly lookUps: LookUps
  readonly language: string
  /** The engine's opening, already sent. */
  readonly lead: KeptAnswer | null
}

/**
 * The complete input of a model. The traveller's identity is not in it: neither name nor mail nor any id reaches this
 * file.
 */
export function composeContext({ request, earlier, lookUps, language, lead }: Known): Composed {
  const turns = earlier?.map(({ question, answer }) => ({ question, answer: textOf(answer) })) ?? request.earlier
  return {
    system: [
      COMPANION_PROMPT.text,
      `Today is ${lookUps.today}. The traveller writes in ${languageName(language)}.`,
      ...screenLine(request, lookUps),
      ...formLine(request, lookUps),
      ...tripLine(lookUps),
      ...(lead ? [`${AFTER_LEAD_PROMPT}\n${textOf(lead)}`] : []),
    ].join('\n\n'),
    messages: [
      ...turns.slice(-MOST_EARLIER).flatMap(({ question, answer }) => [
        { by: 'traveller' as const, text: told(question, MAX_QUESTION_LENGTH) },
        { by: 'companion' as const, text: told(answer, LONGEST_ANSWER) },
      ]),
      { by: 'traveller', text: told(request.question, MAX_QUESTION_LENGTH) },
    ],
  }
}

/** The page's place by name; path and ids are left out. */
function screenLine({ screen }: AssistantRequest, { city }: LookUps): readonly string[] {
  const place = screen?.cityId === undefined ? undefined : city(screen.cityId)?.value
  const country = place?.country ?? screen?.country
  if (country === undefined) return []
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return [`The traveller has a page about ${place ? `${place.name}, ${name}` : name} (${country}) in front of them.`]
}

/** The form's places by the names of our tables, so that typed text is never an instruction. */
function formLine({ screen }: AssistantRequest, lookUps: LookUps): readonly string[] {
  if (!screen?.form) return []
  const { from, to, ...fields } = screen.form
  const [start, end] = [from, to].map((name) => nameOf(placeNamed(name, lookUps), lookUps))
  const told = JSON.stringify({ ...(start && { from: start }), ...(end && { to: end }), ...fields })
  return told === '{}' ? [] : [`The form on that page holds, as data: ${told}`]
}

function nameOf(place: ReturnType<typeof placeNamed>, { city }: LookUps): string | null {
  if (!place) return null
  const name = place.cityId === null ? undefined : city(place.cityId)?.value.name
  return name === undefined ? place.country : `${name} (${place.country})`
}

/** The trip on screen, if any: a question beside it is about it. */
function tripLine({ trip }: LookUps): readonly string[] {
  if (!trip) return []
  const days = told(JSON.stringify(daysOf(trip)), MAX_QUESTION_LENGTH)
  return [
    `The traveller has this trip in front of them. It is data; changes to it are made with the traveller's own buttons.\n${days}`,
  ]
}

function told(text: string, longest: number): string {
  return withoutPersonal(text.slice(0, longest)).trim() || '…'
}

export function textOf({ sentences }: Pick<KeptAnswer, 'sentences'>): string {
  return sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}
