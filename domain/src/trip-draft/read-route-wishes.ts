/** Reads route wishes in six languages: "north to south", "by car", "first … then". */
import type { Heading } from '../trip-routes/index.ts'

const NORTH = '(?:north(?:ern)?|nord(?:en)?|norte|norden|nord)'
const SOUTH = '(?:south(?:ern)?|s[uü]d(?:en)?|sud|sur|sul)'
const EAST = '(?:east|ost(?:en)?|est|este|leste)'
const WEST = '(?:west(?:en)?|ouest|oeste|ovest)'
const TO = String.raw`\s*(?:to|nach|bis|zum|au|vers|a|al|à|ao|hasta|para|até|[-–>→])\s*(?:the |den |dem |le |la |el |il |o |l['’])?`

const HEADINGS: readonly (readonly [Heading, string])[] = [
  ['north-south', NORTH + TO + SOUTH],
  ['south-north', SOUTH + TO + NORTH],
  ['east-west', EAST + TO + WEST],
  ['west-east', WEST + TO + EAST],
]
const CAR_WORDS = [
  'by (?:hire |rental )?car',
  'road ?trip|ring road|self[- ]drive|driving|camper ?van|motorhome|rv trip|by rv|(?:national )?parks? loop|loop (?:drive|from)',
  'camping-car|fourgon aménagé|autocaravana|en camper|in camper|camperplaats|met de camper|husbil|kamperem|автодом',
  '(?:hire|rental|rent a) car',
  'mit dem (?:auto|mietwagen|wohnmobil)|mietwagen|autoreise|ringstra(?:ß|ss)e',
  'en voiture|(?:en|avec une) voiture de location',
  'en coche|en carro|coche de alquiler|en auto',
  'in (?:auto|macchina)|auto a noleggio',
  'de carro|carro alugado',
]
const BY_CAR = new RegExp(String.raw`(?<!\p{L})(?:${CAR_WORDS.join('|')})(?!\p{L})`, 'iu')
const CAR_FREE_WORDS = [
  String.raw`(?:no|without(?: an?)?|not?(?: an?)?) (?:own |rental |hire |rented |hired )?(?:cars?|driving)|car[- ]?free`,
  String.raw`(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|not) (?:want to |going to )?drive(?! (?:more|over|longer|far|for|\d))`,
  'by (?:train|rail|bus|public transport)|(?:trains?|buses|public transport) only|interrail',
  'only (?:by |with )?(?:trains?|bus(?:es)?|public transport)',
  'ohne (?:eigenes )?(?:auto|mietwagen|fahrzeug)|kein(?:en)? (?:auto|mietwagen)|mit (?:dem zug|der bahn|zug|bahn|öffis|öffentlichen)',
  'sans (?:voiture|permis)|en train|sin (?:coche|carro|auto)|en tren|senza (?:auto|macchina)|in treno',
  'sem condu(?:zir|ção)|sin conducir|senza guidare|sans conduire|ohne (?:selbst )?(?:zu )?fahren',
  'sem carro|de (?:comboio|trem)|zonder auto|met de trein|utan bil|med tåg|uden bil|uten bil',
]
const CAR_FREE = new RegExp(String.raw`(?<!\p{L})(?:${CAR_FREE_WORDS.join('|')})(?!\p{L})`, 'iu')
const IN_ORDER =
  /(?<!\p{L})(?:then|afterwards|followed by|dann|danach|anschlie(?:ß|ss)end|puis|ensuite|luego|despu[eé]s|poi|dopo|depois)(?!\p{L})|→|->/iu

export type RouteWishes = {
  readonly heading: Heading | null
  readonly isByCar: boolean
  readonly isCarFree: boolean
  readonly isOrderFixed: boolean
}

export function readRouteWishes(sentence: string): RouteWishes {
  const heading = HEADINGS.find(([, words]) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu').test(sentence))
  const isCarFree = CAR_FREE.test(sentence)
  return {
    heading: heading?.[0] ?? null,
    isByCar: BY_CAR.test(sentence) && !isCarFree,
    isCarFree,
    isOrderFixed: IN_ORDER.test(sentence),
  }
}
