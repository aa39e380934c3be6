/** A follow-up asks for something else: what the last answers said is not said again. */
import { hash32 } from '@app/domain/device-fingerprint'

import type { Answered } from './answer-asks.ts'
import type { Sentence } from './answer.ts'
import { answerEveryday } from './everyday/answer-everyday.ts'
import type { AskedParts } from './everyday/answer-parts.ts'
import { asksBeside } from './everyday/asks-beside.ts'
import { readEverydayFacts } from './everyday/read-everyday-facts.ts'
import type { Memory } from './reading/slots.ts'
import { OF_ANYTHING, withoutShort } from './reading/words-of-anything.ts'
import type { Intent } from './sentences.ts'
import { startTurn, type Turn } from './turn.ts'
import type { Understood } from './understand-question.ts'

const MOST_TOLD = 30
/** Their sentences stand alone; those of a sum or a plan do not. */
const OF_FACTS: readonly (Intent | null)[] = ['advisory', 'driving', 'entry', 'health', 'passport', 'plugs']
/** Said beside an answer, and no answer themselves. */
const BESIDE: readonly Sentence['id'][] = ['entryCheck', 'inEnglish', 'official', 'stale']

/** The sentences that a next answer need not repeat. */
export function toldAfter(sentences: readonly Sentence[], before: readonly string[]): string[] {
  return [...new Set([...sentences.map(keyOf), ...before])].slice(0, MOST_TOLD)
}

/** Leaves out what was said; if that is everything, says what else was asked, or that no more is known. */
export async function sayOnlyNew(
  turn: Turn,
  { last, everyday }: Answered,
  understood: Understood,
  { told: before = [], everyday: earlier }: Memory,
): Promise<void> {
  const { sentences, pending } = turn.made
  const told = new Set(before)
  const isNew = (sentence: Sentence): boolean => !told.has(keyOf(sentence))
  // Of another place or passport, and of a whole question that is asked again, everything is said.
  const { mentions, slots } = understood.question
  const isWhole = mentions.length > 0 || slots.passport !== null
  const isOfFacts = everyday !== null || OF_FACTS.includes(last)
  const asksBack = pending !== null && pending !== 'route'
  if (!isOfFacts || isWhole || asksBack || sentences.every(isNew)) return
  const asksElse = everyday?.intents.some((intent) => earlier?.intents.includes(intent) !== true) ?? false
  const [first] = sentences
  const isVerdict = (each: Sentence): boolean => asksElse && each === first
  const saysAnew = (each: Sentence): boolean => isNew(each) && !BESIDE.includes(each.id)
  if (sentences.some(saysAnew)) return keep(turn, (each) => isNew(each) || isVerdict(each))
  const about = sentences.filter((sentence) => isAbout(sentence, turn))
  if (about.length > 0) return keep(turn, (each) => about.includes(each))
  if (everyday && (await sayBeside(turn, everyday, understood, isNew))) return
  keep(turn, isVerdict)
  // "Will my hair dryer work?", after the sockets and the voltage.
  if (last === 'plugs') return turn.say('plugsDevice', {})
  if (sentences.length === 0) turn.say('noMore', {})
}

function keep({ made: { sentences } }: Turn, isKept: (sentence: Sentence) => boolean): void {
  sentences.splice(0, sentences.length, ...sentences.filter(isKept))
}

/** "Is eSIM better?" is about the sentence that speaks of eSIMs. */
function isAbout(sentence: Sentence, { question, lookUps: { meaningsIn } }: Turn): boolean {
  if (!meaningsIn) return false
  const said = meaningsIn(withoutShort(textOf(sentence)))
  return [...meaningsIn(withoutShort(question.text))].some((each) => said.has(each) && !OF_ANYTHING.has(each))
}

/** The conditions of the message ask something of the same place: "without a car?" is about its buses. */
async function sayBeside(
  turn: Turn,
  { intents: subjects, facts: { place } }: AskedParts,
  { question, book, language }: Understood,
  isNew: (sentence: Sentence) => boolean,
): Promise<boolean> {
  const intents = place === null ? [] : asksBeside(question, subjects)
  if (intents.length === 0) return false
  const facts = readEverydayFacts({ question, book, language, intents, before: place }, turn.lookUps)
  const own = startTurn(turn, turn.before, turn.lookUps)
  await answerEveryday(own, { intents, facts, wasAsked: true })
  const found = own.made.calls.some(({ result }) => result.kind === 'found')
  const said = own.made.sentences.filter(isNew)
  if (!found || said.length === 0) return false
  turn.made.sentences.splice(0, turn.made.sentences.length, ...said)
  turn.made.calls.push(...own.made.calls)
  return true
}

const textOf = ({ pieces }: Sentence): string => pieces.map(({ text }) => text).join('')
const keyOf = (sentence: Sentence): string => hash32(textOf(sentence))
