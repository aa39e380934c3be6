import { lengthAt, startBefore, tokenAt } from '../reading.ts'
import { agesOfGroup } from '../travellers/ages-of-group.ts'
import { isPossessive } from '../travellers/read-roll-call.ts'
import type { Said, TextSpan, Travellers, TripRequest } from '../trip-request.ts'
import { without } from './items-of-tag.ts'
import { type Party, readParty } from './read-party.ts'
import { doMeet, isWithin, sliceAt, type SlotContext, spansOf, tagsOf } from './slot-context.ts'

type Read = { readonly travellers: Said<Travellers> | null; readonly isAssumed: boolean } & Pick<
  Party,
  'words' | 'oldest'
>

/** Who travels, from the tags for people alone; the rules' reading where they say nothing. */
export function reconcileTravellers(request: TripRequest, context: SlotContext): Read {
  const { dates, budget, arrival, departure, appointments } = request
  const others = spansOf(dates, budget, arrival, departure, appointments)
  const lengths = spansOf(request.days, request.dates)
  // A lone number in a date is a day, and one of a flight is its hour.
  const isDate = (tag: TextSpan): boolean =>
    !/\p{L}/u.test(sliceAt(context, tag)) && others.some((fact) => doMeet(fact, tag))
  const tags = tagsOf(context, 'people')
    .filter((tag) => !isDate(tag) && !isAge(tag, context) && !isBasis(tag, context))
    .map((tag) => withPeopleBefore(tag, context))
    .filter((tag, _, all) => all.length === 1 || isOfPeople(tag, context))
    // "4 days with a baby": the length of the trip is no number of people.
    .flatMap((tag) => (lengths.some((fact) => doMeet(fact, tag)) ? without(tag, lengths, context) : [tag]))
  const [first] = tags
  const party = first ? readParty(context.openPart(inOneText(tags, context))) : null
  if (!first || !party)
    return { travellers: request.travellers, isAssumed: request.missing.includes('people'), words: [], oldest: 0 }
  const told = together(party, isLedByWith(first, context))
  const { value, isAssumed } = withMissedChildren(told, party, request)
  // The words between two tags are about something else.
  const end = tags.reduce((last, tag) => (tag.start - last <= MOST_BETWEEN ? Math.max(last, tag.end) : last), first.end)
  const span = { start: first.start, end }
  return { travellers: { value, span }, isAssumed, words: party.words, oldest: party.oldest }
}

const MOST_BETWEEN = 5

/** "We are 22 and 24". */
function isAge(tag: TextSpan, { whole, original }: SlotContext): boolean {
  return whole.words.tokens.some((token, at) => {
    const length = agesOfGroup(whole, at)?.length ?? 0
    const end = whole.words.tokens[at + length - 1]
    return (
      length > 0 &&
      end !== undefined &&
      isWithin(tag, { start: original(token).start, end: original(end).end + MOST_BETWEEN })
    )
  })
}

/** "Com neve" beside a couple: no person is in it. */
const isOfPeople = (tag: TextSpan, context: SlotContext): boolean =>
  readParty(context.openPart(sliceAt(context, tag))) !== null

/** The "per person" of a price. */
function isBasis(tag: TextSpan, { whole, original }: SlotContext): boolean {
  return whole.words.tokens.some((token, at) => {
    const end = whole.words.tokens[at + lengthAt(whole, at, 'perPerson') - 1]
    return (
      lengthAt(whole, at, 'perPerson') > 0 &&
      end !== undefined &&
      doMeet(tag, { start: original(token).start, end: original(end).end })
    )
  })
}

/** "With my mum (74, bad knee) and a toddler": the rules read a child behind the words that were tagged. */
function withMissedChildren(told: Told, party: Party, { travellers, missing }: TripRequest): Told {
  const own = travellers?.value
  const isFewer = told.value.children === 0 || (told.isAssumed && !missing.includes('people'))
  const isMissed = isFewer && !party.isTotal && own !== undefined && own.children >= Math.max(1, told.value.children)
  return isMissed && own.people > told.value.people ? { value: own, isAssumed: missing.includes('people') } : told
}

type Told = { readonly value: Travellers; readonly isAssumed: boolean }

/** The words of all tags, as one list. */
function inOneText(tags: readonly TextSpan[], { text }: SlotContext): string {
  return tags.reduce((words, { start, end }, index) => {
    const between = text.slice(tags[index - 1]?.end ?? start, start)
    return `${words}${/\p{L}|\p{N}/u.test(between) ? ', ' : between}${text.slice(start, end)}`
  }, '')
}

function together(
  { adults: named, children, ages, ...party }: Party,
  isLed: boolean,
): { readonly value: Travellers; readonly isAssumed: boolean } {
  const isBeside = party.isBesideAsker || (isLed && !party.isTotal && !party.isSelf)
  // Children do not travel alone: their parents come along, or the one who wrote "my".
  const adults = named === 0 ? (party.isMine ? 1 : 2) : named + (isBeside ? 1 : 0)
  return {
    value: { people: adults + children, children, childAges: ages.slice(0, children) },
    isAssumed: party.isVague || (named === 0 && !party.isMine),
  }
}

/** "Me wife" right before the tag of "kids 5 and 8". */
function withPeopleBefore(tag: TextSpan, { whole, original }: SlotContext): TextSpan {
  let at = whole.words.tokens.findIndex((token) => doMeet(original(token), tag))
  for (;;) {
    const joint = Math.max(
      startBefore(whole, at, 'and'),
      at > 0 && /^[&+]$/.test(tokenAt(whole, at - 1)?.text ?? '') ? at - 1 : -1,
    )
    const end = joint < 0 ? at : joint
    const kin = startBefore(whole, end, 'companion', 'kin', 'speaker', 'groupOf')
    const isSelf = /^(?:me|my|i|ich|moi|yo|io|eu)$/.test(tokenAt(whole, end - 1)?.folded ?? '')
    const isOwn = end === at && isPossessive(tokenAt(whole, end - 1)?.folded ?? '')
    const next = kin >= 0 ? kin : isSelf || isOwn ? end - 1 : -1
    if (at < 0 || next < 0 || lengthAt(whole, next, 'originWeak', 'within') > 0) break
    at = next
  }
  const first = tokenAt(whole, at)
  return { start: first ? Math.min(tag.start, original(first).start) : tag.start, end: tag.end }
}

/** "With" before the first of the people: the traveller who writes is one more. */
function isLedByWith(tag: TextSpan, { whole, original, openPart, text }: SlotContext): boolean {
  const own = openPart(text.slice(tag.start, tag.end))
  if (startBefore(own, 1, 'with') === 0 || startBefore(own, 2, 'with') === 0) return true
  const at = whole.words.tokens.findIndex((token) => doMeet(original(token), tag))
  const article = startBefore(whole, at, 'article')
  return at > 0 && (startBefore(whole, at, 'with') >= 0 || (article > 0 && startBefore(whole, article, 'with') >= 0))
}
