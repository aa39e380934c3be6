import { anyOf, REFUSING } from '../../refusal-words/index.ts'
import { lengthAt, type Reading, tokenAt } from '../reading.ts'

/** "Or" in every language of the planner. */
const OR_WORDS = anyOf(
  String.raw`or oder ou o oppure of eller lub albo czy nebo anebo или либо або чи veya ya_da atau hoặc hay หรือ 或 或者`,
  String.raw`或是 还是 還是 か または もしくは 또는 혹은 이나 أو او या ή`,
)
const OR = new RegExp(`^(?:${OR_WORDS})$`, 'iu')
/** The words between two alternatives: "or" alone, perhaps with a question mark. */
export const isOr = (between: string): boolean => OR.test(between.replaceAll(/[\s,?¿!/]+/g, ' ').trim())

const AND_WORDS = anyOf(String.raw`and und et y e en och i a ve dan và и і та και और و 和 と および 与`)
const JOINT = new RegExp(String.raw`^\s*(?:[,+&/、，・]\s*)?(?:(?:${AND_WORDS})(?=\s|$))?\s*$`, 'iu')
/** A comma, "and", or nothing. */
export const isJoint = (between: string): boolean => JOINT.test(between)

/** Between two names of a list. */
export function isListJoint(between: string): boolean {
  const words = between.trim()
  return words === '' || /^[,、，・]$/u.test(words)
}

/** Whether words refuse something, by themselves or by the words that the rules know. */
export function isRefusing(words: string, open: (words: string) => Reading): boolean {
  if (REFUSING.test(words)) return true
  const reading = open(words)
  return reading.words.tokens.some((_, at) => lengthAt(reading, at, 'not', 'unwanted', 'isUnwanted') > 0)
}

/** "Lwow nie... Wilno", "Scotland no sorry Ireland": a refusing word right after a name, without a thing of its own. */
const NO = anyOf(
  String.raw`no not nope nah nie nein nee nö ne non não nao nej нет ні hayır tidak không όχι नहीं لا 不 不是 いや 아니`,
)
const RATHER = anyOf(
  String.raw`sorry wait rather better lieber doch besser plutôt plutot mieux mejor meglio piuttosto melhor liever`,
  String.raw`raczej lepiej лучше краще hellre raději daha_iyi mending thà`,
)
const SIGH = String.raw`(?:(?:ah|oh|eh|uh|hm+|ach|wait|actually)[\s,.…!-]*)?`
const TAKEN_BACK = new RegExp(
  String.raw`^[\s,.…!?¿-]*${SIGH}(?:${NO})\s*(?:[,.…;:!?、。，]|$|(?:${RATHER})(?!\p{L}))`,
  'iu',
)

export const isTakenBack = (after: string): boolean => TAKEN_BACK.test(after)

/** A person rather than a thing is meant by no animal. */
const ANIMALS = anyOf(
  String.raw`dogs? doggo pup(?:py)? spaniel cats? hund\p{L}* katze\p{L}* chiens? chienne chats? perr[oa]s?`,
  String.raw`perrit[oa]s? gat[oa]s? can[ei] cagnolin[oa] gatt[oi] cão cães cachorr\p{L}+ hond(?:en|je)? katt?(?:en)?`,
  String.raw`hundar? pies psem psa psy pes собак\p{L}* пес пёс псом пса кішк\p{L}+ кошк\p{L}+ köpe[kğ]\p{L}*`,
  String.raw`kedi\p{L}* anjing kucing chó mèo 犬 狗 猫 강아지 개 كلب قطة कुत्त\p{L}+ σκύλ\p{L}+ หมา แมว`,
)
const ANIMAL = new RegExp(`^(?:${ANIMALS})$`, 'iu')

export function isAnimal(reading: Reading, at: number): boolean {
  return lengthAt(reading, at, 'pet') > 0 || ANIMAL.test(tokenAt(reading, at)?.text ?? '')
}
