/**
 * Questions that the trained reader has no intent for, by words that leave no doubt: who answers here, how long a change
 * of planes takes, how one bathes, whom one meets.
 */
import type { EverydayIntent } from './everyday-intent.ts'
import { readTransport } from './read-transport.ts'
import { patternOf, WEAR_WORDS } from './word-lists/constraint-words.ts'
import WORDS from './word-lists/topic-words.json' with { type: 'json' }

const pattern = (name: keyof typeof WORDS): RegExp => patternOf(WORDS[name])
const ABOUT_ME = pattern('about_me')
const HOW_ARE_YOU = pattern('how_are_you')
const BATHING = pattern('bathing')
const MANNERS = pattern('manners')
const CONNECTING = pattern('connecting')
const MISSED = pattern('missed')
const ENOUGH = pattern('enough')
const IDEAL_STAY = pattern('ideal_stay')
const NOT_A_STAY = pattern('not_a_stay')
const MUST = pattern('must')
const HEADSCARF = WEAR_WORDS.find(([ask]) => ask === 'headscarf')?.[1]
const PICKPOCKETS = pattern('pickpockets')
const DATE_APP = pattern('date_app')

/** A longer stop is time for the town. */
const LONGEST_CHANGE = 180

export function namedTopic(text: string): EverydayIntent | null {
  if (ABOUT_ME.test(text)) return 'about_me'
  if (HOW_ARE_YOU.test(text)) return 'how_are_you'
  if (DATE_APP.test(text)) return 'dating'
  if (isConnectionTime(text)) return 'connection_time'
  if (BATHING.test(text) && MANNERS.test(text)) return 'bathing'
  // How long one may stay is another question than how long is good.
  if (IDEAL_STAY.test(text) && !NOT_A_STAY.test(text)) return 'days_needed'
  if (HEADSCARF?.test(text) && MUST.test(text)) return 'dress'
  return PICKPOCKETS.test(text) ? 'scams' : null
}

/** "Is 55 minutes enough to change in Frankfurt?", and neither a missed flight nor a day in town. */
function isConnectionTime(text: string): boolean {
  if (!CONNECTING.test(text) || !ENOUGH.test(text) || MISSED.test(text)) return false
  const { lateMinutes, modes, railway } = readTransport(text)
  return lateMinutes !== null && lateMinutes <= LONGEST_CHANGE && railway === null && !modes.includes('train')
}
