/** Words apart by spaces as alternatives of a pattern; `_` is a space in them. */
export const anyOf = (...lines: readonly string[]): string => lines.join(' ').replaceAll(' ', '|').replaceAll('_', ' ')

const REFUSING_WORDS = anyOf(
  String.raw`no not dont don['’]?t never without avoid hates? nothing skip less nie bez ohne kein\w* nicht nichts non`,
  String.raw`pas sans jamais niente senza sin nada tampoco sem não nao evit\w+ geen niet zonder ingen inga inte utan`,
  String.raw`ne žádn\p{L}+ не без ні nem οχι χωρις olmasın istemi\p{L}+ yok tanpa jangan tidak không χωρίς όχι δεν नहीं बिना मत`,
  String.raw`except außer sauf hormis excepto salvo menos tranne eccetto exceto fora behalve utom oprócz kromě кроме крім окрім εκτός hariç kecuali jangan`,
  String.raw`بدون من_غير مو ما وما بلا لا ولا 안`,
)
/** In scripts without spaces, parts of words. */
const REFUSING_PARTS = anyOf(String.raw`ไม่ 不 别 別 避 なし 無し ない しない 苦手 말고 없이 싫 怕 пропуст`)
/** A refusing word anywhere in a text. */
export const REFUSING = new RegExp(String.raw`(?<!\p{L})(?:${REFUSING_WORDS})(?!\p{L})|${REFUSING_PARTS}`, 'iu')

const WHOLE_REFUSAL = new RegExp(`^(?:${REFUSING_WORDS})$`, 'iu')
export const isRefusingWord = (word: string): boolean => WHOLE_REFUSAL.test(word)

const LEAD_OF_REFUSAL = 32

/** Between a refusal and its thing: "pas de sparty", "no queremos el parque". */
const WANTING = anyOf(
  'want queremos quiero quieren queria want_to veut veux voulons voglio vogliamo queremos quero mochte mochten wollen will chcemy chcę хотим',
)
const LINKING = anyOf(
  String.raw`of the any a de du des del della dei di do da la le les el los las il lo gli zum zur in into to d['’]`,
)
const BETWEEN = String.raw`(?:(?:${WANTING})\s+)?(?:(?:${LINKING})(?:\s+|(?<=['’]))){0,2}`

/** The refusing word right before a span: "not Panama". */
export function refusalBefore(text: string, at: number): number | null {
  const before = text.slice(Math.max(0, at - LEAD_OF_REFUSAL), at)
  const found = new RegExp(String.raw`(?:${REFUSING.source})\s*${BETWEEN}$`, 'iu').exec(before)
  return found ? at - before.length + found.index : null
}

/** The words behind a refusing word that begins them: "ohne Elbphilharmonie". */
export const withoutRefusal = (words: string): string =>
  withoutStuff(words.replace(new RegExp(String.raw`^(?:${REFUSING.source})[\s:]+${BETWEEN}`, 'iu'), ''))

/** "No Sisi stuff" is about Sisi. */
export const withoutStuff = (words: string): string => words.replace(STUFF, '')

const STUFF =
  /(?<=\S)\s+(?:stuff|things?|anything|everything|whatsoever|please|pls|thanks|kram|zeug|sachen|dinge|trucs?|cosas|roba|coisas|x favore|svp)$/iu

/** What some words refuse: "whisky" of "hate whisky"; null if they refuse nothing. */
export function refusedIn(words: string): string | null {
  const rest = withoutRefusal(words).trim()
  return rest === words.trim() || rest === '' ? null : rest
}

/** The last refusing word before a place in the text. */
export function lastRefusal(text: string, at: number): { readonly start: number; readonly end: number } | null {
  const from = Math.max(0, at - FAR_REFUSAL)
  const found = [...text.slice(from, at).matchAll(new RegExp(REFUSING.source, 'giu'))].at(-1)
  return found ? { start: from + found.index, end: from + found.index + found[0].length } : null
}

const FAR_REFUSAL = 80
