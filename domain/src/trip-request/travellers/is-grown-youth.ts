import { readCount } from '../read-number.ts'
import { isMark, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import { readAgeList } from './read-age-list.ts'

/** Words for the young that friends use of themselves. */
const YOUTHS = new RegExp(
  `^(?:girls|boys|guys|lads|jungs|madels|filles|garcons|gars|chicas|chicos|ragazze|ragazzi|meninas|meninos|` +
    `raparigas|rapazes)$`,
)
const FEWEST = 2

/** "8 girls" are a party of friends, "two boys of 5 and 7" and "we two with 2 boys" are children. */
export function isGrownYouth(reading: Reading, nounAt: number): boolean {
  const head = nounAt - 1
  const count = YOUTHS.test(tokenAt(reading, nounAt)?.folded ?? '') ? readCount(reading, head) : null
  if (!count || count.value < FEWEST || startBefore(reading, head, 'with', 'and', 'article') >= 0) return false
  const isJoined = isMark(reading, head - 1, '+', '&', '/', ',') && lengthAt(reading, head - 2, ...OTHERS) > 0
  const behind = nounAt + 1 + (isMark(reading, nounAt + 1, '(', ',', ':') ? 1 : 0)
  const isAged = lengthAt(reading, behind, 'aged', 'under') > 0 || isAges(reading, behind, count.value)
  return !isJoined && !isAged && !hasOthers(reading, nounAt)
}

const OTHERS = ['adult', 'family', 'parents', 'companion', 'kin', 'oneChild', 'baby'] as const

const hasOthers = (reading: Reading, nounAt: number): boolean =>
  reading.words.tokens.some((_, at) => at !== nounAt && lengthAt(reading, at, ...OTHERS) > 0)

function isAges(reading: Reading, at: number, count: number): boolean {
  const list = readAgeList(reading, at)
  return list !== null && (list.ages.length === count || lengthAt(reading, at + list.length, 'years') > 0)
}
