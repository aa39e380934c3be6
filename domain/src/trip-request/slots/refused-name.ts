import { anyOf, isRefusingWord, refusalBefore } from '../../refusal-words/index.ts'
import { lengthAt, startBefore } from '../reading.ts'
import type { TextSpan } from '../trip-request.ts'
import { doMeet, type SlotContext } from './slot-context.ts'

/** "We already know Rome", "w Tatrach byliśmy", "行ったことある": a place or sight that the traveller had. */
const KNOWN_WORDS = anyOf(
  String.raw`already_(?:seen|know\w*|been|did|done|visited|had) (?:have|has|['’]ve)_(?:already_)?(?:seen|been|done|visited)`,
  String.raw`been_to been_there we_know seen_it kennen_wir kenne_ich wir_kennen schon_(?:gesehen|gewesen|gemacht|da)`,
  String.raw`war(?:en)?_(?:wir_|ich_)?schon bereits_(?:gesehen|gewesen|besucht) déj[àa]_(?:vus?|faite?s?|visitée?s?|all\p{L}+)`,
  String.raw`(?:connaît|connait|connaissons|connais)_déj[àa] ya_(?:lo_|la_|los_|las_)?(?:conoc\p{L}+|hemos|estuv\p{L}+|vi\p{L}*|fui\p{L}*)`,
  String.raw`gi[àa]_(?:vist\p{L}|stat\p{L}|fatt\p{L}|conosc\p{L}+) conosciamo_gi[àa] j[áa]_(?:conhec\p{L}+|fomos|fui|vimos|estiv\p{L}+)`,
  String.raw`kennen_we_al al_(?:gezien|geweest|gedaan) zijn_we_al redan_(?:sett|varit|besökt) byliśmy byłem byłam już_(?:zna\p{L}+|widzie\p{L}+)`,
  String.raw`byli_jsme byl[ia]?_jsem už_zn\p{L}+ έχουμε_(?:ήδη_)?(?:πάει|δει) το_ξέρουμε πήγαμε_ήδη biliyoru\p{L}+ gördü[km]\p{L}* gitti[km]`,
  String.raw`уже_(?:был\p{L}*|видели|знаем) (?:мы_)?были вже_(?:бул\p{L}+|бачили|знаємо) sudah_pernah udah_pernah pernah_ke đã_đi đi_rồi`,
  String.raw`رحناها زرناها شفناها زرنا رحنا_قبل`,
)
const KNOWN_PARTS = anyOf(
  String.raw`देख_चुके जा_चुके देख_लिया 行ったこと 行きました 見たことある 済み 가봤 갔다왔 갔다_왔 다녀왔 去过 去過 来过 來過 玩过 เคยไป ไปมาแล้ว`,
)
const KNOWN = new RegExp(String.raw`(?<!\p{L})(?:${KNOWN_WORDS})(?!\p{L})|${KNOWN_PARTS}`, 'iu')

/** What may stand between a name and the word that refuses it: case particles and "please". */
const PARTICLE = String.raw`(?:['’]?(?:y?[ıiuüae]|n[ıiuü])(?!\p{L})|(?:から|に|へ|は|が|を|も|で|의|은|는|이|가|을|를|도|에|엔|에는|으로|로|쪽은|को|में|तो|نے))?`
/** Where the verb is last, a refusal follows its thing. */
const REFUSED_BEHIND = anyOf(
  String.raw`не_(?:надо|нужн\p{L}+|предлага\p{L}+|хот\p{L}+|хоч\p{L}+|интерес\p{L}+|потрібн\p{L}+|пропон\p{L}+|цікав\p{L}+)`,
  String.raw`(?:bitte_)?nicht(?!\s+(?:zu|so|mehr_als|weit|nur)) nie_(?:chc\p{L}+|proponowa\p{L}+|trzeba|interes\p{L}+) ne(?=\s*(?:[,.;]|$)) nie(?=\s*(?:[,.;]|$))`,
  String.raw`no_thanks no_grazie no_gracias non_merci nein_danke nee_dank niet(?=\s*(?:[,.;]|$)) olmasın(?:lar)? istemi\p{L}+ gerek_yok hariç dışında`,
  String.raw`नहीं\p{L}* मत छोड़\p{L}* के_अलावा を?除く 以外 不要 外し\p{L}* 抜き なし 無し いらない 行かない 避け 苦手 パス 빼고 말고 제외 싫\p{L}* 안_가\p{L}* 필요_없\p{L}* 不想 不去 除外 ไม่ไป ไม่เอา`,
  String.raw`free(?=\s*(?:[,.;!]|$)) allerg\p{L}+ alergi\p{L}+ yemi?yor\p{L}* yemem yemez\p{L}*`,
  String.raw`못_?(?:먹|드시|드심)\p{L}* 안_?(?:먹|드시|드심)\p{L}* 食べ(?:られ|れ)?(?:ない|ません)`,
  String.raw`(?:hoeft|hoeven)_niet behöver_vi_inte (?:is_|are_)?(?:excluded|off_the_list|not_(?:needed|interesting|again))`,
)
const BEHIND = new RegExp(String.raw`^${PARTICLE}[\s,-]?\s*(?:${REFUSED_BEHIND})`, 'iu')
const CLAUSE_END =
  /[.,;!?…、。，；！？()\n]|\s[-–—]\s|\s(?:but|aber|mais|pero|ma|mas|maar|men|ale|но|але|αλλά|ama|लेकिन)\s/u
const LONGEST_CLAUSE = 48

/** The clause around a span, without the span: what is before and what is behind it. */
function clauseAround(text: string, { start, end }: TextSpan): { readonly before: string; readonly behind: string } {
  const before =
    text
      .slice(Math.max(0, start - LONGEST_CLAUSE), start)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  const behind = text.slice(end, end + LONGEST_CLAUSE).split(CLAUSE_END)[0] ?? ''
  return { before, behind }
}

/** Refused by words behind it, or said to be known already, also in a clause of its own: "no Prado, we know it". */
export function isRefusedByClause(text: string, span: TextSpan): boolean {
  const { before, behind } = clauseAround(text, span)
  if (BEHIND.test(behind) || TOPIC_REFUSED.test(behind) || KNOWN.test(behind) || KNOWN.test(before)) return true
  if (LISTED_REFUSAL.test(before)) return true
  return KNOWN_NEXT.test(text.slice(span.end, span.end + LONGEST_CLAUSE))
}

/** "夜市は人混みが苦手なので無しで". */
const TOPIC_REFUSED = /^(?:は|은|는)[^、。,.]{0,24}(?:無し|なし|いらない|行かない|行きたくない|빼|말고|안 갈|싫)/u
/** The second of what is refused: "不去丽江和…", "no Prado or …". */
const LISTED_REFUSAL = new RegExp(
  String.raw`(?:(?:不去|不要|不想去|别去|別去)\S{1,12}(?:和|跟|与|與|及|、)$)|` +
    String.raw`(?:(?<!\p{L})(?:no|not|without|keine?n?|ohne|ni|sin|sans|senza|sem|geen|bez|без)\s+\S+(?:\s\S+)?\s+` +
    String.raw`(?:or|nor|oder|ou|ni|noch|of|lub|ani|или|або)\s+$)`,
  'iu',
)

/** Whether a name is refused wherever it stands in a text. */
export function isRefusedHere(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return false
  const span = { start: at, end: at + name.length }
  return refusalBefore(text, at) !== null || isRefusedByClause(text, span)
}

const KNOWN_NEXT = new RegExp(String.raw`^\s*[,;–—-]\s*(?:${KNOWN.source})`, 'iu')

/** Part of "kennen wir schon", which says why something is refused, and nothing else. */
export function isPartOfKnown(text: string, span: TextSpan): boolean {
  const met = [...text.matchAll(new RegExp(KNOWN.source, 'giu'))]
  return met.some(({ 0: words, index }) => index <= span.start + 1 && span.end <= index + words.length + MOST_BEYOND)
}

const MOST_BEYOND = 3

/** The name of "redan sett Karlsbron". */
export const withoutKnown = (words: string): string => words.replace(KNOWN, '').trim()

/** Words between a refusal and its place: "don't want to go to Oslo". */
const BETWEEN = ['to', 'in', 'at', 'article', 'visit', 'wanted', 'goal', 'within', 'common', 'for', 'of'] as const

/** "Niet naar Oslo", "nechceme do Lipna": a refusing word leads to the name, with nothing else between. */
export function isLedByRefusal(span: TextSpan, { whole, original }: SlotContext): boolean {
  const { tokens } = whole.words
  const at = tokens.findIndex((token) => doMeet(original(token), span))
  for (let back = at - 1; back >= 0 && back >= at - MOST_BETWEEN; back -= 1) {
    if (tokens[back]?.kind !== 'word' || tokens[back]?.sentence !== tokens[at]?.sentence) return false
    const isRefusing = lengthAt(whole, back, 'not', 'unwanted') > 0 || isRefusingWord(tokens[back]?.text ?? '')
    if (isRefusing && !isSoftened(tokens[back + 1]?.folded)) return true
    const isFiller = lengthAt(whole, back, ...BETWEEN) > 0 || startBefore(whole, back + 1, ...BETWEEN) >= 0
    if (!isFiller && !GOING.test(tokens[back]?.folded ?? '')) return false
  }
  return false
}

const GOING_OR_EATING = anyOf(
  'go going stay see do be again really eat eats eating essen esse isst mange mangeons como come comemos comen comer mangio',
  String.raw`mangia mangiamo eten eet ater jem jemy jeme jim jist ем едим ест едят имо исть τρω\p{L}* makan an`,
)
const GOING = new RegExp(`^(?:${GOING_OR_EATING})$`, 'u')
const MOST_BETWEEN = 5
/** "Not only Rome", "not far from Rome". */
const isSoftened = (word = ''): boolean => /^(?:only|just|far|all|nur|seulement|solo|so|weit|loin|lejos)$/.test(word)
