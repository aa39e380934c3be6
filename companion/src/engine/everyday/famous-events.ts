import type { EverydayPlace } from './everyday-place.ts'

const at = (destinationId: string | null, country: string): EverydayPlace => ({ destinationId, cityId: null, country })

/** As they are called in the languages of the answers. */
const CHERRY_BLOSSOM = new RegExp(
  'hanami|sakura|cherry blossom|kirschbl|cerisier|cerezo|ciliegi|cerejeir|kersenbloesem|körsbär|kwitn.{0,5}wiśn|třeš|κερασι|' +
    'kiraz çiçe|сакур|أزهار الكرز|ساكورا|चेरी ब्लॉसम|桜|さくら|樱花|벚꽃|ซากุระ|hoa anh đào|bunga sakura',
  'iu',
)
const NORTHERN_LIGHTS = new RegExp(
  'northern lights|aurora|polarlicht|nordlicht|aurore|boreal|noorderlicht|norrsken|zorza polarn|polární zář|βόρειο σέλας|' +
    'kuzey ışık|северное сияние|північне сяйво|الشفق|ध्रुवीय ज्योति|オーロラ|极光|오로라|แสงเหนือ|cực quang',
  'iu',
)

const RAMADAN = /ramad[aá]n|ramazan|рамадан|ραμαζ|رمضان|रमज़?ान|रमजान|ラマダン|라마단|斋月|รอมฎอน/iu
const LUNAR_NEW_YEAR = new RegExp(
  '(?:chinese|lunar) new year|chinesische\\w* neujahr|nouvel an (?:chinois|lunaire)|año nuevo (?:chino|lunar)|capodanno cinese|' +
    'ano novo chinês|chinees nieuwjaar|kinesiska nyåret|chiński nowy rok|čínský nový rok|κινέζικη πρωτοχρονι|çin yeni yıl|' +
    'китайск\\w* нов|китайськ\\w* нов|السنة الصينية|चीनी नव|春节|春節|旧正月|설날|seollal|ตรุษจีน|\\btết\\b|imlek',
  'iu',
)
const MIGRATION =
  /wildebeest|great migration|river crossing|gnu(?:s|wanderung)?\b|gran migraci[oó]n|grande migra|ñus?\b|wielka migracja|velk\w* migrac|великая миграция|велика міграція|ヌーの|누 떼|角马|大迁徙/iu
const WHALES = new RegExp(
  String.raw`\bwhales?\b|whale[- ]?watch|\bwal(?:e|en|beobachtung)?\b|baleine|ballena|balene\b|\bbalena|baleia|walvis|\bvalar\b|valsafari|wieloryb|velryb|` +
    'φάλαιν|balina|(?<!\\p{L})кит(?:ов|ы|ами|ів|и)?(?!\\p{L})|الحيتان|حيتان|حوت|व्हेल|クジラ|鯨|ホエール|鲸|고래|วาฬ|cá voi|(?:ikan|lihat) paus',
  'iu',
)
const SANTO_ANTONIO = /santos populares|santo ant[oó]nio|(?:saint|st\.?) anthony|sant['’ ]antonio|sardin\w* festival/iu

/** By the words of the guide's table, for events with a name in every language. */
const NAMES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [CHERRY_BLOSSOM, 'cherry blossom sakura hanami'],
  [NORTHERN_LIGHTS, 'northern lights aurora'],
  [RAMADAN, 'ramadan'],
  [LUNAR_NEW_YEAR, 'chinese lunar vietnamese year spring seollal'],
  [MIGRATION, 'great migration river crossings'],
  [SANTO_ANTONIO, 'saint anthony festival santo antonio'],
  [WHALES, 'whale watching whales'],
]

/** The English name of an event that a message names in another language, for the guide's table. */
export function eventNamed(text: string): string | null {
  return NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Events that imply their place. */
export const FAMOUS_EVENTS: readonly (readonly [pattern: RegExp, place: EverydayPlace])[] = [
  [/oktoberfest|wiesn/i, at('munich', 'DE')],
  [/songkran|loy krathong/i, at(null, 'TH')],
  [/\b(?:holi|diwali)\b/i, at(null, 'IN')],
  [/san ferm[ií]n|running of the bulls|la tomatina|las fallas/i, at(null, 'ES')],
  [/day of the dead|d[ií]a de los muertos/i, at(null, 'MX')],
  [/hogmanay|edinburgh fringe/i, at('edinburgh', 'GB')],
  [/mardi gras/i, at('new-orleans', 'US')],
  [CHERRY_BLOSSOM, at('kyoto', 'JP')],
  [NORTHERN_LIGHTS, at(null, 'IS')],
  [/inti raymi/i, at('cusco', 'PE')],
  [MIGRATION, at('serengeti', 'TZ')],
  [SANTO_ANTONIO, at('lisbon', 'PT')],
  [/palio di siena|\bpalio\b/i, at('siena', 'IT')],
]
