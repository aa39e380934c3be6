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
  'road ?trip|ring road|self[- ]drive|driving|campervan|motorhome',
  '(?:hire|rental|rent a) car',
  'mit dem (?:auto|mietwagen|wohnmobil)|mietwagen|autoreise|ringstra(?:ß|ss)e',
  'en voiture|(?:en|avec une) voiture de location',
  'en coche|en carro|coche de alquiler|en auto',
  'in (?:auto|macchina)|auto a noleggio',
  'de carro|carro alugado',
]
const BY_CAR = new RegExp(String.raw`(?<!\p{L})(?:${CAR_WORDS.join('|')})(?!\p{L})`, 'iu')
const IN_ORDER =
  /(?<!\p{L})(?:then|afterwards|followed by|dann|danach|anschlie(?:ß|ss)end|puis|ensuite|luego|despu[eé]s|poi|dopo|depois)(?!\p{L})|→|->/iu

export type RouteWishes = {
  readonly heading: Heading | null
  readonly isByCar: boolean
  readonly isOrderFixed: boolean
}

export function readRouteWishes(sentence: string): RouteWishes {
  const heading = HEADINGS.find(([, words]) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu').test(sentence))
  return {
    heading: heading?.[0] ?? null,
    isByCar: BY_CAR.test(sentence),
    isOrderFixed: IN_ORDER.test(sentence),
  }
}
