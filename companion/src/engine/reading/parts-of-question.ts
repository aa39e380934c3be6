import type { Phrasebook } from '../phrasebook.ts'
import { type Intent, INTENTS } from '../sentences.ts'
import { weighThoughts } from './fields.ts'
import { plain, weigh } from './phrases.ts'

/** One of several questions in a message. */
export type QuestionPart = { readonly text: string; readonly intent: Intent }

const STRONG = 3
const MOST_PARTS = 3
const LONGEST_ASKED = 400

/** Intents with an answer of a fact or two, which can be combined. */
const FACTS: readonly Intent[] = [
  'entry',
  'passport',
  'advisory',
  'money',
  'cost',
  'climate',
  'best',
  'holidays',
  'plugs',
  'driving',
  'embassy',
  'emergency',
  'health',
  'clock',
  'difference',
  'distance',
  'sights',
  'food',
  'language',
  'calling',
  'capital',
  'unknown',
]
/** Requests that other words describe: "a hotel, cheap, where it is warm". */
const WISHES: readonly Intent[] = ['plan', 'hotel', 'flight', 'car']

/**
 * The parts of "Is it safe there, and which plugs do they have?". Empty if everything is about one intent, or about one
 * that is answered alone: a pasted plan, an edit, a delay.
 */
export function partsOfQuestion(text: string, book: Phrasebook): readonly QuestionPart[] {
  if (text.length > LONGEST_ASKED || text.includes('\n')) return []
  const sentences = text.split(/(?<=[.?!;])\s+/)
  const parts = joined(sentences.flatMap((sentence) => partsOfSentence(sentence, book)))
  const isApart = parts.every(({ intent }, index) => index === 0 || FACTS.includes(intent))
  const [first] = parts
  if (!first || !isApart || parts.length < 2 || parts.length > MOST_PARTS) return []
  if (FACTS.includes(first.intent)) return parts
  // After a request, only a question with its own words is another part.
  return WISHES.includes(first.intent) && parts.slice(1).every((part) => isAskedAlone(part, sentences)) ? parts : []
}

function isAskedAlone({ text }: QuestionPart, sentences: readonly string[]): boolean {
  return sentences.includes(text) && text.endsWith('?')
}

/** "Is that enough?" is about the sentence before it, whatever else is said to be enough. */
const OF_THAT = new RegExp(
  String.raw`^(?:is (?:that|it|this) (?:enough|ok|okay|fine|alright)|will (?:that|it) do|reicht (?:das|es)|` +
    String.raw`genügt (?:das|es)|geht das|(?:est-ce que )?(?:ça|cela) suffi|c['’]est suffisant|¿?(?:es suficiente|` +
    String.raw`basta con eso|me basta|alcanza)|(?:mi )?basta|è (?:abbastanza|sufficiente)|va bene|(?:é suficiente|` +
    String.raw`chega|serve))(?!\p{L})`,
  'iu',
)

function partsOfSentence(sentence: string, book: Phrasebook): readonly (Partial<QuestionPart> & { text: string })[] {
  const links = book.changes.and.join('|')
  const clauses = sentence.split(new RegExp(`(?<=,)\\s+|\\s(?=(?:${links})\\s)`, 'iu'))
  return clauses.map((text) => {
    const intent = strongIntent(text, book)
    return intent ? { text, intent } : { text }
  })
}

/** A clause without an intent belongs to the one before it; a repeated intent is not another part. */
function joined(pieces: readonly (Partial<QuestionPart> & { text: string })[]): readonly QuestionPart[] {
  const parts: QuestionPart[] = []
  let waiting = ''
  for (const { text, intent } of pieces) {
    const last = parts.at(-1)
    if (last && (intent === undefined || intent === last.intent))
      parts[parts.length - 1] = { ...last, text: `${last.text} ${text}` }
    else if (intent === undefined) waiting = `${waiting} ${text}`.trim()
    else {
      parts.push({ text: `${waiting} ${text}`.trim(), intent })
      waiting = ''
    }
  }
  return parts
}

/** A separate question needs only its keyword: "…, and how dangerous is it?" */
const ASKING = new RegExp(
  String.raw`^(?:and|und|et|y|e|plus|also|but|aber|mais|pero|ma|mas)\s+(?:how|what|which|when|where|is|are|do|does|` +
    String.raw`can|wie|was|welche\w*|wann|wo|ist|sind|kann|muss|comment|quel\w*|quand|combien|où|est-ce|y a-t-il|` +
    String.raw`faut-il|qué|cómo|cuánto|cuál|cuándo|dónde|hay|che|come|quanto|quale|quando|dove|c['’]è|que|como|qual|` +
    String.raw`onde|há)(?!\p{L})`,
  'iu',
)

/** The unambiguous intent of a clause. */
export function strongIntent(text: string, book: Phrasebook): Intent | undefined {
  const folded = plain(text)
  // A lost suitcase is not about packing.
  const scoreOf = (intent: Intent): number =>
    Math.max(weigh(folded, book.intents[intent]), weighThoughts(folded, intent, book))
  if (OF_THAT.test(text.trim())) return undefined
  const [best] = INTENTS.map((intent) => ({ intent, score: scoreOf(intent) })).toSorted((a, b) => b.score - a.score)
  const least = ASKING.test(text.trim()) && best && FACTS.includes(best.intent) ? 1 : STRONG
  return best && best.score >= least ? best.intent : undefined
}
