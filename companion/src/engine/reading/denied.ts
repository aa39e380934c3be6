const NOT = 'not|isn t|nicht|kein\\p{L}*|egal|pas|no|non|não|nao'
const BUT =
  'but|rather|just|only|instead|sondern|lieber|nur|mais|plutôt|plutot|seulement|juste|sino|mejor|solo|sólo|' +
  'solamente|bensì|ma|soltanto|piuttosto|mas|apenas|só|antes'
const ARTICLES = 'the|about|a|an|das|die|der|den|dem|um|le|la|les|l|de|du|des|el|los|las|por|il|lo|i|gli|o|os|as'

/** "Not the weather, just the voltage", "ich will kein Hotel, sondern ein Auto". */
const BEFORE = new RegExp(`^.*?(?<!\\p{L})(?:${NOT})(?!\\p{L})[^.?!]*?[,;:–—]?\\s+(?:${BUT})(?!\\p{L})(.+)$`, 'isu')
/** "Not the weather: the voltage". */
const OPENING = new RegExp(
  `^\\s*(?:${NOT})\\s+(?:(?:${ARTICLES})[\\s'’]+){0,2}\\p{L}+(?:\\s\\p{L}+)?\\s*[,;:.–—]\\s*(.+)$`,
  'isu',
)
/** "The voltage in Brazil, not the weather". */
const AFTER = new RegExp(`^(.+?)[,;–—]\\s*(?:and |und |et |y |e )?(?:${NOT})\\s+(?:\\p{L}+[\\s'’]*){1,4}[.?!]*$`, 'isu')

/** A question without what it explicitly excludes; null if it excludes nothing. */
export function withoutDenied(text: string): string | null {
  return BEFORE.exec(text)?.[1] ?? OPENING.exec(text)?.[1] ?? AFTER.exec(text)?.[1] ?? null
}
