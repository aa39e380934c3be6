import type { GuideSayId } from '../../tools/guide/words/en-says.ts'
import { EVERYDAY_CALLS } from './everyday-calls.ts'
import type { EverydayCall, EverydayFacts } from './everyday-facts.ts'
import type { EverydayIntent } from './everyday-intent.ts'

/** Answered in one sentence, without a tool. */
export const OWN_WORDS: Readonly<Partial<Record<EverydayIntent, GuideSayId>>> = {
  about_me: 'talk.program',
  how_are_you: 'talk.well',
}
/** A warning stands before what is only useful. */
export const isWarning = ({ input }: { readonly input: unknown }): boolean =>
  typeof input === 'object' && input !== null && 'allergic' in input && input.allergic === true

/** Warnings first, then in the requested order; adjacent practical facts share one card. */
export function callsFor(intents: readonly EverydayIntent[], facts: EverydayFacts): readonly EverydayCall[] {
  const calls: EverydayCall[] = []
  for (const call of intents.flatMap((intent) => EVERYDAY_CALLS[intent].calls(facts))) {
    const last = calls.at(-1)
    const [own, before] = [call.input['topics'], last?.input['topics']]
    const isSamePlace = last?.input['place'] === call.input['place']
    if (last && isSamePlace && Array.isArray(own) && Array.isArray(before))
      calls[calls.length - 1] = {
        ...last,
        input: { ...last.input, ...call.input, topics: [...new Set([...before, ...own])] },
      }
    else if (!calls.some((each) => JSON.stringify(each) === JSON.stringify(call))) calls.push(call)
  }
  return calls.toSorted((one, other) => Number(isWarning(other)) - Number(isWarning(one)))
}
