/**
 * Words for kinds of places in English, German, French, Spanish, Italian and Portuguese; lower case, without accents.
 */
const SORTS: readonly (readonly [words: string, kinds: readonly string[]])[] = [
  [
    'museum museums museen musee musees museo museos musei museu museus ausstellung ausstellungen exhibition exhibitions',
    ['museum', 'gallery'],
  ],
  ['gallery galleries galerie galerien galeries galeria galerias galleria gallerie', ['gallery']],
  [
    'church churches kirche kirchen eglise eglises iglesia iglesias chiesa chiese igreja igrejas cathedral ' +
      'cathedrals kathedrale kathedralen cathedrale cathedrales catedral catedrales catedrais cattedrale ' +
      'cattedrali',
    ['church', 'cathedral', 'monastery', 'place_of_worship'],
  ],
  ['temple temples tempel templo templos tempio templi shrine shrines schreine', ['temple', 'shrine']],
  [
    'mosque mosques moschee moscheen mosquee mosquees mezquita mezquitas moschea moschee mesquita mesquitas',
    ['mosque'],
  ],
  [
    'castle castles burg burgen schloss schlosser chateau chateaux castillo castillos castello castelli ' +
      'castelo castelos palace palaces palast palaste palacio palacios palazzo palazzi',
    ['castle', 'palace'],
  ],
  ['park parks parc parcs parque parques parco parchi', ['park']],
  ['garden gardens garten jardin jardins jardines giardino giardini jardim', ['garden']],
  ['zoo zoos tierpark tierparks zoologico zoologicos', ['zoo']],
  ['aquarium aquariums aquarien acuario acuarios acquario acquari aquario aquarios', ['aquarium']],
  [
    'shopping shops shop einkaufen geschafte laden magasins boutiques compras tiendas negozi acquisti lojas malls mall kaufhauser',
    ['shop', 'mall', 'bookshop'],
  ],
  [
    'market markets markt markte marche marches mercado mercados mercato mercati',
    ['market', 'night_market', 'food_street'],
  ],
  ['nightlife bars bar clubs club nachtleben discos kneipen nightclubs', ['bar', 'pub', 'nightclub', 'casino']],
  ['beach beaches strand strande plage plages playa playas spiaggia spiagge praia praias', ['beach']],
  ['tower towers turm turme tours torre torres torri', ['tower']],
  [
    'cemetery cemeteries friedhof friedhofe cimetiere cimetieres cementerio cementerios cimitero cimiteri cemiterio',
    ['cemetery'],
  ],
  ['theatre theatres theater theaters theatres teatro teatros teatri', ['theatre']],
  ['stadium stadiums stadion stadien stade stades estadio estadios stadio stadi', ['stadium']],
  ['ruins ruinen ruines ruinas rovine archaeology ausgrabungen', ['archaeological_site']],
  ['monument monuments denkmal denkmaler monumento monumentos monumenti memorials', ['monument']],
]
const KINDS = new Map(SORTS.flatMap(([words, kinds]) => words.split(' ').map((word) => [word, kinds] as const)))
const ANY = new Set(
  (
    'any more all other too many the a of more und and y e et or oder ou o mehr viele alle kein keine plus ' +
    'de des les trop muchos muchas mas tanti tante piu muitos muitas mais'
  ).split(' '),
)
const NONE: ReadonlySet<string> = new Set()

/** The kinds meant by “museums”, “keine Kirchen” or “musées”; empty if a wish names one place. */
export function kindsMeant(wish: string): ReadonlySet<string> {
  const words = wish
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !ANY.has(word))
  const kinds = words.map((word) => KINDS.get(word))
  if (kinds.length === 0 || kinds.includes(undefined)) return NONE
  return new Set(kinds.flatMap((each) => each ?? []))
}
