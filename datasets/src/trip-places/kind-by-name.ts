/** The kind by the last word of an English name, or the first of another language. */
const BY_LAST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    palace: 'palace',
    bridge: 'bridge',
    museum: 'museum',
    tower: 'tower',
    cathedral: 'cathedral',
    church: 'church',
    basilica: 'church',
    mosque: 'mosque',
    synagogue: 'synagogue',
    temple: 'temple',
    shrine: 'temple',
    castle: 'castle',
    monastery: 'monastery',
    market: 'market',
    park: 'park',
    square: 'square',
    garden: 'garden',
    gardens: 'garden',
    library: 'library',
    cemetery: 'cemetery',
    stadium: 'stadium',
    theatre: 'theatre',
    theater: 'theatre',
  }),
)
const BY_FIRST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    museo: 'museum',
    museu: 'museum',
    musée: 'museum',
    piazza: 'square',
    plaza: 'square',
    praça: 'square',
    plaça: 'square',
    palazzo: 'palace',
    palácio: 'palace',
    palacio: 'palace',
    igreja: 'church',
    iglesia: 'church',
    église: 'church',
    ponte: 'bridge',
    pont: 'bridge',
    puente: 'bridge',
  }),
)
/** Kinds that tables often assign wrongly: the square of a palace, the mall next to a tower. */
const LOOSE: ReadonlySet<string> = new Set(['attraction', 'square', 'mall', 'shop', 'palace', 'street', 'activity'])

/** "São Bento Palace" is a palace, even if a table says square. */
export function kindByName(name: string, kind: string): string {
  if (!LOOSE.has(kind)) return kind
  const words = name
    .toLowerCase()
    .replaceAll(/[,(].*$/g, '')
    .trim()
    .split(/[\s-]+/)
  return BY_LAST.get(words.at(-1) ?? '') ?? BY_FIRST.get(words[0] ?? '') ?? kind
}
