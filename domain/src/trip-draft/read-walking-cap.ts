/** “No more than 6 km on foot a day”, in six languages: the limit for walking. */

const NUMBER = String.raw`(\d{1,2}(?:[.,]\d)?)\s?`
const UNIT =
  String.raw`(km|kms|kilomet(?:er|re)s?|kilometern?|kilom[eè]tres?|kil[oó]metros?|` +
  String.raw`chilometri|quil[oóôò]metros?|miles?|mi|millas?|miglia|milhas?|meilen?)(?![\p{L}])`
// "2 km from the old town" is a location.
const AWAY = String.raw`(?!\s?(?:from|away|vo[nm]|entfernt|du|des|de l|del|dal|dall|dalla|do|da|desde)(?!\p{L}))`
const DISTANCE = new RegExp(`(?<![\\d.,])${NUMBER}${UNIT}${AWAY}`, 'giu')
const AT_MOST = new RegExp(
  String.raw`(?<!\p{L})(?:no more than|not more than|at most|max(?:imum|imal|\.)?|maximal|up to|less than|under|` +
    String.raw`below|h[oö]chstens|nicht mehr als|nie mehr als|unter|weniger als|bis zu|au plus|pas plus de|maximum|` +
    String.raw`moins de|jusqu['’][àa]|no m[aá]s de|como m[aá]ximo|m[aá]ximo|menos de|hasta|al massimo|massimo|` +
    String.raw`non pi[uù] di|meno di|fino a|no m[aá]ximo|n[aã]o mais (?:de|que)|at[eé]|never more than|jamais plus de|` +
    String.raw`nunca m[aá]s de|mai pi[uù] di|nunca mais (?:de|que)|(?:without|ohne|sans|sin|senza|` +
    String.raw`sem) (?:\p{L}+ ){0,2}(?:more than|mehr als|plus de|m[aá]s de|pi[uù] di|mais (?:de|que)))(?!\p{L})`,
  'iu',
)
const ON_FOOT = new RegExp(
  String.raw`(?<!\p{L})(?:on foot|walk(?:ing|s|ed)?|zu fu(?:ß|ss)|laufen|gehen|fu(?:ß|ss)weg|gehstrecke|spazieren|` +
    String.raw`[àa] pied|march(?:e|er|ons|ez)|a pie|camin(?:ar|ando|ata|ate|ata)|andar|andando|a piedi|cammin(?:are|` +
    String.raw`ata|iamo|ando)|a p[eé]|caminhar|caminhada)(?!\p{L})`,
  'iu',
)
/** A limit per day is about walking, unless another mode is named. */
const A_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:per|a|each|every) day|daily|(?:pro|am|je|jeden) tag|täglich|(?:par|chaque) jour|(?:por|` +
    String.raw`al|cada) d[ií]a|(?:al|ogni|per) giorno|(?:por|ao|cada) dia)(?!\p{L})`,
  'iu',
)
const ON_WHEELS = new RegExp(
  String.raw`(?<!\p{L})(?:by (?:bike|car|bus|train)|driv(?:e|ing)|cycl(?:e|ing)|bike|bici\p{L}*|(?:mit dem )?(?:auto|` +
    String.raw`rad|fahrrad)|fahren|radeln|v[ée]lo|voiture|coche|macchina|carro|condu\p{L}*|guid(?:are|ando))(?!\p{L})`,
  'iu',
)
const METRES_PER_MILE = 1609
const LEAST_METRES = 500
const MOST_METRES = 40_000

/** Null without one; a distance that is not a limit, or of something else, does not count. */
export function readWalkingCap(sentence: string): number | null {
  const clauses = sentence.split(/[.;!?\n](?!\d)/u)
  for (const clause of clauses) {
    if (!AT_MOST.test(clause) || !isOnFoot(clause)) continue
    const match = [...clause.matchAll(DISTANCE)][0]
    if (!match) continue
    const isMiles = /^mi|^meil/i.test(match[2] ?? '')
    const metres = Math.round(Number((match[1] ?? '').replace(',', '.')) * (isMiles ? METRES_PER_MILE : 1000))
    if (metres >= LEAST_METRES && metres <= MOST_METRES) return metres
  }
  return null
}

function isOnFoot(clause: string): boolean {
  return ON_FOOT.test(clause) || (A_DAY.test(clause) && !ON_WHEELS.test(clause))
}
