import { plain, matchesPhrase } from '../reading/phrases.ts'

/** Airports with a name of their own: code and city. */
const AIRPORTS: Readonly<Record<string, readonly [code: string, city: string]>> = {
  heathrow: ['LHR', 'London'],
  gatwick: ['LGW', 'London'],
  stansted: ['STN', 'London'],
  luton: ['LTN', 'London'],
  orly: ['ORY', 'Paris'],
  'charles de gaulle': ['CDG', 'Paris'],
  roissy: ['CDG', 'Paris'],
  schiphol: ['AMS', 'Amsterdam'],
  barajas: ['MAD', 'Madrid'],
  'el prat': ['BCN', 'Barcelona'],
  fiumicino: ['FCO', 'Rome'],
  ciampino: ['CIA', 'Rome'],
  malpensa: ['MXP', 'Milan'],
  linate: ['LIN', 'Milan'],
  arlanda: ['ARN', 'Stockholm'],
  kastrup: ['CPH', 'Copenhagen'],
  gardermoen: ['OSL', 'Oslo'],
  'o hare': ['ORD', 'Chicago'],
  laguardia: ['LGA', 'New York'],
  'la guardia': ['LGA', 'New York'],
  haneda: ['HND', 'Tokyo'],
  narita: ['NRT', 'Tokyo'],
  incheon: ['ICN', 'Seoul'],
  changi: ['SIN', 'Singapore'],
  suvarnabhumi: ['BKK', 'Bangkok'],
  'don mueang': ['DMK', 'Bangkok'],
  ezeiza: ['EZE', 'Buenos Aires'],
  guarulhos: ['GRU', 'São Paulo'],
  galeao: ['GIG', 'Rio de Janeiro'],
  beauvais: ['BVA', 'Paris'],
  bergamo: ['BGY', 'Milan'],
  'orio al serio': ['BGY', 'Milan'],
  'sabiha gokcen': ['SAW', 'Istanbul'],
  skavsta: ['NYO', 'Stockholm'],
  gimpo: ['GMP', 'Seoul'],
  pudong: ['PVG', 'Shanghai'],
  hongqiao: ['SHA', 'Shanghai'],
  daxing: ['PKX', 'Beijing'],
  congonhas: ['CGH', 'São Paulo'],
  aeroparque: ['AEP', 'Buenos Aires'],
  newark: ['EWR', 'New York'],
}

/** Airports in scripts without spaces, or with other endings: the beginning of a name is enough. */
const IN_OTHER_SCRIPTS: readonly (readonly [name: RegExp, code: string])[] = [
  [/浦东|浦東|푸둥|푸동|ผู่ตง|пудун/iu, 'PVG'],
  [/虹桥|虹橋|홍차오/u, 'SHA'],
  [/大兴|大興|다싱/u, 'PKX'],
  [/成田|나리타|นาริตะ|нарита|ناريتا|नारिता/iu, 'NRT'],
  [/羽田|하네다|ฮาเนดะ|ханеда|هانيدا|हानेडा/iu, 'HND'],
  [/관서|간사이|关西|關西|関空|関西空港|คันไซ/u, 'KIX'],
  [/仁川|인천|インチョン|อินชอน|инчхон|إنتشون|इंचियोन/iu, 'ICN'],
  [/金浦|김포/u, 'GMP'],
  [/樟宜|창이|チャンギ|ชางงี|чанги|تشانغي|चांगी/iu, 'SIN'],
  [/素万那普|素萬那普|수완나품|スワンナプーム|สุวรรณภูมิ|суварнабхуми|سوفارنابومي|सुवर्णभूमि/iu, 'BKK'],
  [/廊曼|돈므앙|ドンムアン|ดอนเมือง|донмыанг/iu, 'DMK'],
  [
    /戴高乐|戴高樂|샤를 ?드 ?골|シャルル・?ド・?ゴール|ชาร์ล เดอ โกล|шарль ?-?де ?-?голл|شارل ديغول|चार्ल्स डी गॉल|σαρλ ντε γκολ/iu,
    'CDG',
  ],
  [/奥利|오를리|オルリー|орли(?!\p{L})|أورلي/iu, 'ORY'],
  [/希思罗|希斯路|히드로|ヒースロー|ฮีทโธรว์|хитроу|хітроу|هيثرو|हीथ्रो|χίθροου/iu, 'LHR'],
  [/盖特威克|개트윅|ガトウィック|гатвик|غاتويك|गैटविक|γκάτγουικ/iu, 'LGW'],
  [/史基浦|스키폴|スキポール|สคิปโฮล|схипхол|схіпгол|سخيبول|σχίπχολ/iu, 'AMS'],
  [/菲乌米奇诺|피우미치노|フィウミチーノ|фьюмичино|ф'юмічіно|فيوميتشينو|φιουμιτσίνο/iu, 'FCO'],
  [/马尔彭萨|말펜사|マルペンサ|мальпенс|مالبينسا|μαλπένσα/iu, 'MXP'],
  [/萨比哈|사비하|サビハ|сабих|صبيحة|σαμπιχά/iu, 'SAW'],
]

/** By folded name. */
export const AIRPORT_CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(AIRPORTS).map(([name, [, city]]) => [name, city]),
)

/** Codes of the airports in a text, in its order. */
export function airportsNamed(text: string): readonly string[] {
  const folded = plain(text)
  const others = IN_OTHER_SCRIPTS.filter(([name]) => name.test(text)).map(([, code]) => code)
  const latin = Object.entries(AIRPORTS)
    .filter(([name]) => matchesPhrase(folded, name))
    .toSorted(([one], [other]) => folded.indexOf(` ${one} `) - folded.indexOf(` ${other} `))
    .map(([, [code]]) => code)
  return [...latin, ...others]
}
