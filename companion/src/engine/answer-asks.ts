import type { Ask } from '../tools/look-ups.ts'
import type { ToolCall } from '../tools/registry.ts'
import { answerParts, type AskedParts, readParts } from './everyday/answer-parts.ts'
import { isWarning } from './everyday/calls-for.ts'
import { placesIn } from './everyday/everyday-place.ts'
import { eatingOf, withEatingBefore } from './everyday/read-eating.ts'
import { fromThere } from './reading/carried-on.ts'
import { engineIntent } from './reading/decided-asks.ts'
import { readQuestion } from './reading/read-question.ts'
import { type Memory, mergeSlots } from './reading/slots.ts'
import { reply } from './reply.ts'
import type { Intent } from './sentences.ts'
import { startTurn, type Turn } from './turn.ts'
import type { Understood } from './understand-question.ts'

export type Answered = {
  /** What a follow-up may refer to. */
  readonly last: Intent | null
  readonly everyday: AskedParts | null
}

type AnsweredAsk = Answered & { readonly made: Turn['made'] }

/** Several things asked in one message, each answered in its order, of the places of the whole message. */
export async function answerAsks(turn: Turn, whole: Understood, memory: Memory): Promise<Answered> {
  const [place = memory.everyday?.place ?? null] = placesIn(whole.question, whole, turn.lookUps)
  const eating = withEatingBefore(eatingOf(whole.question), memory)
  const everyday = {
    intents: [],
    isAsked: false,
    ...memory.everyday,
    place,
    diet: eating.diet,
    avoid: [...eating.avoid],
  }
  const around = { ...memory, slots: whole.slots, everyday }
  const answered: AnsweredAsk[] = []
  for (const ask of whole.asks) answered.push(await answerOne(turn, partOf(whole, ask, turn), around))
  const said = sayInOrder(turn, answered)!
  const intents = [...new Set(answered.flatMap((each) => each.everyday?.intents ?? []))]
  return { last: said.last, everyday: said.everyday && { ...said.everyday, intents } }
}

/** Numbers to call come first, then warnings, and the one thing that we ask back comes last. Gives the last part. */
export function sayInOrder<Part extends Pick<AnsweredAsk, 'last' | 'made'>>(
  turn: Turn,
  answered: readonly Part[],
): Part | undefined {
  const isUrgent = ({ last, made }: Part): number => (last === 'emergency' ? 2 : Number(made.calls.some(isWarning)))
  const ordered = answered.toSorted((a, b) => isUrgent(b) - isUrgent(a))
  for (const { made } of ordered) append(turn.made, made)
  const { sentences } = turn.made
  const asked = sentences.find(isAskedBack)
  if (asked) sentences.splice(0, sentences.length, ...sentences.filter((each) => !isAskedBack(each)), asked)
  return ordered.find(({ made }) => made.pending !== null) ?? ordered.at(-1)
}

function isAskedBack({ id }: Turn['made']['sentences'][number]): boolean {
  return id.startsWith('ask')
}

/** What the part does not name, a place, a passport or an overstay, is that of the whole message. */
function partOf(whole: Understood, ask: Ask, { lookUps }: Turn): Understood {
  const { book, language, isForeign, slots } = whole
  const own = readQuestion(withWholeNames(ask.text, whole.question), book, isForeign ? language : null, lookUps)
  const hasOverstayed = own.stay.hasOverstayed || whole.question.stay.hasOverstayed
  const heldVisa = own.heldVisa ?? whole.question.heldVisa
  const question = { ...own, heldVisa, stay: { ...own.stay, hasOverstayed } }
  const intent = engineIntent(ask.intent)
  const known = mergeSlots(fromThere(question.slots, question, intent, slots), slots)
  return { ...whole, question, intent, slots: known, asks: [ask], parts: [], isInherited: false }
}

/** A part that begins in the middle of a name has all of it: "nueva york" is not York. */
function withWholeNames(part: string, { text, mentions }: Understood['question']): string {
  const start = text.indexOf(part)
  if (start < 0) return part
  const isCut = (at: number) => (mention: (typeof mentions)[number]) => mention.start < at && at < mention.end
  const end = start + part.length
  return text.slice(mentions.find(isCut(start))?.start ?? start, mentions.find(isCut(end))?.end ?? end)
}

async function answerOne(turn: Turn, part: Understood, memory: Memory): Promise<AnsweredAsk> {
  const own = startTurn({ ...turn, question: part.question, slots: part.slots }, turn.before, turn.lookUps)
  const everyday = readParts(part, memory, turn.lookUps)
  if (everyday) return { last: await answerParts(own, everyday, part, memory), everyday, made: own.made }
  await reply(own, part.intent, memory)
  return { last: part.intent, everyday: null, made: own.made }
}

/** A card is shown once, and nothing is said or asked twice. */
function append(made: Turn['made'], more: Turn['made']): void {
  const said = new Set(made.sentences.map(textOf))
  const shown = new Set(made.calls.map(keyOf))
  made.sentences.push(...more.sentences.filter((sentence) => !said.has(textOf(sentence))))
  made.calls.push(...more.calls.filter((call) => !shown.has(keyOf(call))))
  made.actions.push(...more.actions)
  made.choices.push(...more.choices)
  made.pending ??= more.pending
}

const keyOf = ({ tool, input }: ToolCall): string => `${tool} ${JSON.stringify(input)}`
const textOf = ({ pieces }: Turn['made']['sentences'][number]): string => pieces.map(({ text }) => text).join('')
