import type { FoundPlace } from '@app/domain/plan-reading'
import type { TripPlace } from '@app/domain/trip'

/** Parts of a building with their own entrance and hours, in six languages. */
const PART =
  /(?<!\p{L})(?:panorama|caf[eé]|cafeteria|bistro|restaurant|ristorante|restaurante|bar|shop|store|boutique|rooftop|roof terrace|dachterrasse|terrace|terrasse|terraza|terrazza|terra[cç]o|courtyard|innenhof|hof|cour|patio|cortile|p[aá]tio|gardens?|garten|g[aä]rten|jardins?|jard[ií]n|jardines|giardin[io]|jardim|forecourt|vorplatz|parvis|esplanade|dome|kuppel|coupole|c[uú]pola|cripta?|krypta|crypt|crypte|annexe?|pop-?up|outside|from outside|exterior|fa[cç]ade|fassade|facciata|fachada|von au[sß]en|de l'ext[eé]rieur|por fuera|dall'esterno|por fora|photo stop|photos? at|fotostopp)(?!\p{L})/iu
const MAX_NAME_LENGTH = 80

/**
 * “Pergamonmuseum. Das Panorama” is not the museum, and is open while the museum is closed. When a line adds a part of
 * a building to the name, the hours and price of the whole do not apply.
 */
export function asPart(found: FoundPlace, text: string): FoundPlace {
  const { place, start, end } = found
  if (end <= start) return found
  const around = clauseAround(text, start, end)
  const rest = `${around.before} ${around.behind}`
  if (!PART.test(rest)) return found
  return { ...found, place: partOf(place, text.slice(around.start, around.end)) }
}

function partOf({ otherNames: _otherNames, fact: _fact, priceBasis: _basis, ...place }: TripPlace, written: string) {
  const name = written.trim().slice(0, MAX_NAME_LENGTH)
  return { ...place, id: `${place.id}-part`, name, hours: null, price: null }
}

const BREAK = /[,;:|()→]|\s(?:and|und|et|y|e|&|\+|then|dann|puis|luego|poi|depois)\s/giu

/** The text between the commas around the name. */
function clauseAround(text: string, start: number, end: number) {
  const breaks = [...text.matchAll(BREAK)]
  const from = breaks.findLast(({ index, 0: mark }) => index + mark.length <= start)
  const to = breaks.find(({ index }) => index >= end)
  const [first, last] = [from ? from.index + from[0].length : 0, to?.index ?? text.length]
  return { start: first, end: last, before: text.slice(first, start), behind: text.slice(end, last) }
}
