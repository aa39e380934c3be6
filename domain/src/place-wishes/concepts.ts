import { foldText } from '../place-search/index.ts'
import written from './concept-words.json' with { type: 'json' }

/**
 * Things that people wish for without naming a place, in the words of the guide's kinds and tags. Patterns are matched
 * against folded text; each list of the row is tried in its order.
 */
export type Meaning = {
  readonly kinds?: readonly string[]
  readonly tags?: readonly string[]
  /** A word of the English name. */
  readonly name?: RegExp
  /** A word in the name of a dish. */
  readonly dish?: RegExp
  /** What is in a dish. */
  readonly contains?: readonly string[]
}

/** Words of further languages, by the first word of a row; each begins a word of the wish. */
const CONCEPT_WORDS: Readonly<Record<string, readonly string[]>> = written

type Row = readonly [words: string, ...meanings: readonly Meaning[]]

const ROWS: readonly Row[] = [
  [
    'safari|game drive|pirschfahrt|leopard|lions?|lowen|leones|leoni',
    { name: /safari|game (?:drive|reserve)/i },
    { tags: ['wildlife'], kinds: ['national_park'] },
  ],
  [
    'northern lights?|nordlicht|polarlicht|aurores? boreales?|auroras? boreal|aurora',
    { name: /northern lights|aurora/i },
  ],
  ['whales?|wale|walbeobachtung|baleines?|ballenas?|balene|baleias?', { name: /whale/i }, { tags: ['whales'] }],
  [
    'snorkel|schnorchel|plongee en apnee|esnorquel|snorkeling',
    { tags: ['snorkel'] },
    { kinds: ['reef'] },
    { tags: ['reef', 'dive'] },
  ],
  ['diving|scuba|tauchen|plongee|buceo|mergulho|immersioni', { tags: ['dive'] }, { kinds: ['reef'] }],
  ['surf', { tags: ['surf'] }],
  ['elephants?|elefant|大象', { tags: ['elephants'] }, { name: /elephant/i }],
  ['monkeys?|affen|singes?|monos?|scimmie|macacos?', { tags: ['monkeys'] }, { name: /monkey/i }],
  ['penguins?|pinguin|manchots?|pinguinos?|pinguini', { tags: ['penguins'] }],
  ['hammam|turkish bath|bain turc', { name: /hammam|hamam|turkish bath/i }, { kinds: ['spa'] }],
  [
    'onsen|hot springs?|bains therm|therma[lu]|thermen?|thermes|termas|terme|温泉',
    { kinds: ['hot_spring'] },
    { tags: ['hot-spring', 'thermal'] },
    { kinds: ['spa'] },
  ],
  [
    'spa(?!\\p{L})|massage|wellness',
    { kinds: ['spa'] },
    { tags: ['spa', 'wellness', 'thermal'] },
    { kinds: ['hot_spring'] },
  ],
  [
    '(?:christmas|xmas) markets?|weihnachtsm|christkindl|marches? de noel|mercadillos? (?:de navidad|navideno)|mercatini di natale',
    { tags: ['christmas-market'] },
  ],
  [
    'night markets?|nachtmarkt|marche de nuit|mercado nocturno|夜市',
    { name: /night (?:market|bazaar)|walking street/i },
    { tags: ['street-food'] },
  ],
  ['floating markets?', { name: /floating market/i }],
  [
    'fish market|fischmarkt|marche aux poissons|mercado de pescado|mercato del pesce',
    { name: /fish market|fischmarkt/i },
  ],
  ['bazaars?|basare?|bazars?|souks?|suqs?', { name: /bazaar|souk/i }, { kinds: ['market'] }],
  ['markets?|markte?|marches?|mercados?|mercati?|市场|市場', { kinds: ['market'] }],
  [
    'street ?food|hawker|food stalls?|garkuche|comida callejera|cibo di strada|comida de rua',
    { kinds: ['food_street', 'food_hall'] },
    { tags: ['street-food', 'food-market'] },
  ],
  [
    '(?:cooking|making|pasta|pizza) (?:class|course|lesson)|kochkurs|cours de cuisine|clase de cocina|corso di cucina|aula de culinaria',
    { name: /cook|(?:pasta|pizza).*class|workshop/i },
  ],
  [
    'wine|weinprobe|wein|vins?|vino|vinhos?|wijn|winer(?:y|ies)|vineyards?|degustation|bodegas?|cantina',
    { kinds: ['winery'] },
    { tags: ['wine', 'vineyard'] },
  ],
  ['whisky|whiskey|distiller(?:y|ies)|destillerie', { tags: ['whisky'] }, { name: /distiller|whisk/i }],
  ['beer|bier|biere|cerveza|birra|brewer(?:y|ies)|brauerei', { tags: ['beer'] }, { kinds: ['brewery', 'pub'] }],
  ['pubs?', { kinds: ['pub', 'bar'] }, { tags: ['beer'] }],
  ['coffee|kaffee|cafe|caffe', { tags: ['coffee'] }, { kinds: ['cafe'] }],
  [
    'matcha|抹茶|tea ceremony|tee-?zeremonie|ceremonie du the|ceremonia del te|茶道',
    { tags: ['tea-ceremony'] },
    { tags: ['tea'] },
  ],
  ['afternoon tea|te de la tarde|tea time', { name: /afternoon tea/i }, { tags: ['tea'] }],
  ['fado', { name: /fado/i }],
  ['flamenco', { name: /flamenco/i }],
  ['tango', { name: /tango|milonga/i }],
  ['salsa', { name: /salsa/i }, { tags: ['dance'] }],
  ['jazz', { tags: ['jazz'] }],
  ['musicals?|broadway|west end', { name: /musical|broadway|west end/i }, { kinds: ['show', 'theatre'] }],
  [
    'concerts?|konzert|conciertos?|concerti?|classical music',
    { tags: ['music', 'opera'], kinds: ['show'] },
    { kinds: ['theatre'] },
  ],
  ['opera|oper', { tags: ['opera'] }, { name: /opera/i }],
  ['kabuki|sumo|wrestling|lucha libre|muay thai', { kinds: ['show'] }, { kinds: ['stadium'] }],
  ['football|soccer|fussball|futbol|calcio|futebol', { tags: ['football'] }, { kinds: ['stadium'] }],
  ['light shows?|lichtshow|fountain show', { name: /light show|rhapsody|fountain|symphony of lights/i }],
  ['k-?pop', { name: /k-?pop|k-?star|hybe|gangnam/i }],
  [
    'hik(?:e|es|ing)|wander(?:n|ung)|trek|rando|senderismo|caminata|escursion|trilhas?|徒步|ハイキング',
    { kinds: ['trail'] },
    { tags: ['hike'] },
  ],
  ['fishing|fiske|angeln|peche en mer|pesca', { name: /fishing/i }, { tags: ['fishing'] }],
  [
    'midnight sun|midnattssol|midnattsol|mitternachtssonne',
    { name: /midnight sun/i },
    { tags: ['sunset'], kinds: ['viewpoint'] },
  ],
  ['bike|cycling|bicycle|radtour|fahrrad|velo|bici', { tags: ['cycling'] }, { name: /bike|cycl/i }],
  ['kayak|kajak|canoe|kanu', { tags: ['kayak'] }],
  ['ski|skiing|skifahren', { tags: ['ski'] }],
  ['gondola|gondel|gondole', { name: /gondola/i }],
  [
    'boats?|boat trip|cruise|bootst|bootsfahrt|hafenrundfahrt|schifffahrt|bateau|croisiere|barco|crucero|battello|barca|crociera|rondvaart|boottocht',
    { name: /cruise|boat|ferry|water ?bus/i, tags: ['boat'] },
  ],
  ['canals?|kanale|canaux|canales|canali|grachten', { name: /canal/i }, { tags: ['canal'] }],
  ['tiles|azulejos?|kacheln', { tags: ['tiles'] }, { name: /tile|azulejo/i }],
  ['design', { tags: ['design'] }, { name: /design/i }],
  ['street ?art|graffiti|arte urbano|murals?', { tags: ['street-art'] }],
  ['tulips?|tulpen|tulipes|flowers?|blumen', { name: /tulip|keukenhof|flower/i }, { tags: ['flowers'] }],
  ['cherry blossoms?|kirschblute|sakura|桜|blossom', { tags: ['blossom'] }],
  ['autumn (?:leaves|colou?rs)|fall (?:foliage|colou?rs)|herbstlaub|紅葉|红叶|koyo', { tags: ['autumn-leaves'] }],
  [
    'rice (?:terraces?|fields?|paddies)|reisterrassen|rizieres|arrozales',
    { kinds: ['rice_terrace'] },
    { tags: ['rice-terrace'] },
  ],
  ['volcano(?:es)?|vulkan|volcans?|volcan(?:es)?|vulcan[oi]', { kinds: ['volcano'] }, { tags: ['volcano'] }],
  ['glaciers?|gletscher|ghiacciai', { kinds: ['glacier'] }, { tags: ['glacier'] }],
  ['waterfalls?|wasserfalle?|cascades?|cascadas?|cascate', { kinds: ['waterfall'] }, { tags: ['waterfall'] }],
  ['fjords?|fiords?|fjorde', { tags: ['fjord'] }, { name: /fjord/i }],
  ['desert|wuste|deserto|desierto', { kinds: ['desert'] }, { tags: ['desert', 'dunes'] }],
  ['caves?|hohlen?|grottes?|cuevas?|grotte', { kinds: ['cave'] }, { tags: ['cave'] }],
  ['castles?|burgen?|schlosser|chateaux?|castillos?|castelli', { kinds: ['castle'] }, { kinds: ['palace'] }],
  ['palaces?|palaste|palais|palacios?|palazzi', { kinds: ['palace'] }],
  ['stargazing|stars|sternenhimmel|sterne', { tags: ['stars', 'astronomy'] }],
  [
    'sunsets?|sonnenuntergang|coucher de soleil|puestas? de sol|tramonto|por do sol',
    { tags: ['sunset'], kinds: ['viewpoint'] },
  ],
  ['rooftops?|skyline', { tags: ['rooftop', 'skyline'] }],
  ['beach(?:es)?|strand|strande|plages?|playas?|spiagg(?:ia|e)|praias?', { kinds: ['beach'] }],
  ['zoo|tierpark', { kinds: ['zoo'] }],
  ['aquarium|oceanarium|acuario|acquario', { kinds: ['aquarium'] }],
  ['theme park|freizeitpark|parc d.attractions|parque de atracciones', { kinds: ['theme_park'] }],
  ['playgrounds?|spielplatze?', { name: /playground/i }, { kinds: ['park'] }],
  ['temples?|tempel|templos?|templi', { kinds: ['temple'] }],
  ['shrines?|schrein', { kinds: ['shrine'] }],
  ['sloths?|faultier|paresseux|perezosos?|bradipi', { name: /sloth/i }, { tags: ['wildlife'] }],
  ['birds?|birdwatching|vogel', { tags: ['birds'] }],
  ['yoga', { tags: ['yoga'] }],
  ['seafood|meeresfruchte|fruits de mer|mariscos?|frutti di mare', { contains: ['seafood', 'fish', 'shellfish'] }],
  ['chocolate|schokolade|chocolat|cioccolat', { name: /chocolat/i }, { dish: /chocolat|gianduj|cocoa|cacao|sacher/i }],
  [
    'ice cream|gelato|eis(?!\\p{L})|glaces?|helados?|sorvete',
    { name: /gelat|ice cream/i },
    { dish: /gelat|ice cream|sorbet|granita/i },
  ],
  [
    'desserts?|sweets|cakes?|pastr(?:y|ies)|kuchen|torten|patisseries?|dulces|dolci|doces|confectionery',
    {
      dish: /cake|tart|pastr|pudding|strudel|sweet|torte|nata|cannol|baklava|mochi|wagashi|waffle|crepe|donut|churro|matcha/i,
    },
  ],
  ['pizzas?', { dish: /pizza/i }, { name: /pizza/i }],
  ['pasta', { dish: /pasta|spaghett|tagliat|tonnarell|ravioli|lasagn|carbonara|tajarin|agnolott|orecchiett/i }],
  ['sushi|sashimi', { dish: /sushi|sashimi/i }],
  ['ramen|noodles?|nudeln|nouilles|fideos', { dish: /ramen|noodle|udon|soba|pho|mi quang|laksa|guksu|mian|pad thai/i }],
  ['tapas|pintxos', { dish: /tapas|pintxo|croquet|patatas|jamon|tortilla/i }, { name: /tapas|pintxo/i }],
  ['crepes?|galettes?|pancakes?|pfannkuchen', { dish: /crepe|galette|pancake/i }],
  [
    'cheese|kase|fromages?|quesos?|formaggi[o]?|queijos?',
    { name: /cheese/i },
    { dish: /cheese|fondue|raclette|halloumi|feta/i },
    { contains: ['dairy'] },
  ],
  ['hot ?pot', { dish: /hot ?pot/i }, { name: /hot ?pot/i }],
  ['dim sum', { dish: /dim sum|dumpling/i }],
  ['dumplings?|pierogi|momos?|gyoza', { dish: /dumpling|pierogi|momo|gyoza|manti|pelmen|varenyk|khinkali/i }],
  [
    'steaks?|barbecue|bbq|grill(?:ed)? meat|asado|parrilla|churrasco|braai',
    { dish: /steak|beef|grill|asado|lamb|barbecue|bbq|braai|rodizio/i },
  ],
  ['kebabs?|doner', { dish: /kebab|doner|iskender/i }],
  ['tacos?', { dish: /taco/i }],
  ['currys?|curries', { dish: /curry|thali|masala/i }],
  ['croissants?|baguettes?|boulangerie|baker(?:y|ies)', { kinds: ['bakery'] }, { dish: /croissant|baguette|bread/i }],
  ['lighthouses?|leuchtturme?|phares?|faros?|fari', { name: /lighthouse|phare/i }],
  ['gorges?|canyons?|schlucht|canones?|gole', { kinds: ['canyon'] }, { name: /gorge|canyon/i }],
  ['dunes?|dunas?', { name: /dune/i }, { kinds: ['desert'] }],
  ['lakes?|seen|lacs?|lagos?|laghi', { kinds: ['lake'] }, { name: /lake/i }],
  [
    'mountains?|peaks?|berge?|alpen|montagnes?|montanas?|montagne?|montanhas?',
    { tags: ['mountain'] },
    { kinds: ['volcano', 'trail'] },
    { kinds: ['viewpoint'] },
  ],
  ['islands?|inseln|iles?|islas?|isole|ilhas?', { kinds: ['island'] }, { name: /island/i }],
  ['villages?|dorfer|pueblos?|borghi|aldeias?', { kinds: ['village'] }],
  ['bridges?|brucken|ponts?|puentes?|ponti|pontes', { kinds: ['bridge'] }],
  ['gardens?|garten|jardins?|jardines|giardini', { kinds: ['garden'] }, { kinds: ['park'] }],
  ['parks?|parcs?|parques?|parchi', { kinds: ['park'] }],
  ['museums?|museen|musees?|museos?|musei|museus?', { kinds: ['museum', 'gallery'] }],
  [
    'forts?|fortress(?:es)?|festungen?|forteresses?|fortalezas?|fortezze',
    { name: /fort|citadel/i },
    { kinds: ['castle'] },
  ],
  ['monaster(?:y|ies)|kloster|monasteres?|monasterios?|monasteri', { kinds: ['monastery'] }],
  ['churches|cathedrals?|kirchen?|dome|eglises?|iglesias?|chiese|igrejas?', { kinds: ['cathedral', 'church'] }],
  ['ruins?|archaeolog|ruinen|ruines|ruinas|rovine', { kinds: ['archaeological_site'] }, { kinds: ['heritage_site'] }],
  ['dolphins?|delfin|dauphins?|delfini', { name: /dolphin/i }],
  ['turtles?|schildkroten?|tortues?|tortugas?|tartarughe', { name: /turtle/i }],
  ['pandas?', { name: /panda/i }],
  [
    'bears?|gorillas?|orang ?utans?|koalas?|kangaroos?|puffins?|seals?|flamingos?',
    { tags: ['wildlife'] },
    { kinds: ['zoo', 'nature_reserve'] },
  ],
  ['rafting', { name: /rafting/i }, { tags: ['rafting'] }],
  ['zip ?lin(?:e|ing)|canopy', { name: /zip|canopy/i }],
  ['hot[- ]air balloons?|balloons?|ballonfahrt|montgolfiere|globos?|mongolfier[ae]|balao', { name: /balloon/i }],
  [
    'cable cars?|seilbahn|telepherique|telefericos?|funivia',
    { kinds: ['cable_car'] },
    { name: /cable car|gondola|cableway|funicular/i },
  ],
  ['scenic trains?|train rides?|zugfahrt|panoramazug', { name: /train|railway/i, tags: ['train'] }],
  ['gaudi', { name: /sagrada|guell|batllo|pedrera|mila|vicens/i }],
  ['ghibli|anime|manga', { name: /ghibli|anime|manga|akihabara|nakano/i }],
  ['lord of the rings|hobbit', { name: /hobbit|mordor/i }],
  [
    'rooftop bars?|cocktails?|bars?(?!\\p{L})|clubs?(?!\\p{L})',
    { kinds: ['bar', 'pub', 'nightclub'] },
    { tags: ['nightlife', 'rooftop'] },
  ],
  ['photo|instagram|fotospots?', { tags: ['photo'] }, { kinds: ['viewpoint'] }],
  ['sauna', { name: /sauna/i }, { kinds: ['spa', 'hot_spring'] }],
  ['swim|pools?|schwimmen|baignade|nadar|nuotare', { kinds: ['swimming', 'beach'] }, { kinds: ['lake'] }],
  ['stadtmauer|city walls?|muro|mauer', { name: /wall/i }],
  ['pork|bacon|schwein|porc(?!\\p{L})|cerdo|maiale|porco(?!\\p{L})|carne de porco', { contains: ['pork'] }],
  ['beef|rind(?:fleisch|er)|boeuf|ternera|carne de res|manzo|carne bovina', { contains: ['beef'] }],
  ['lamb(?!\\p{L})|mutton|lammfleisch|agneau|cordero|agnello|cordeiro', { contains: ['lamb'] }],
  [
    'fish(?:es)?(?!\\p{L}| ?market)|fischgericht|fisch(?!\\p{L})|poissons?(?!\\p{L})|pescado|pesce(?!\\p{L})|peixes?',
    { contains: ['fish', 'seafood'] },
  ],
  ['raw(?!\\p{L})|rohe[rsn]? fisch|poisson cru|pescado crudo|pesce crudo|peixe cru', { contains: ['raw'] }],
  ['spic(?:y|ed)|hot food|scharf|epice|pimente|picante|piccante|apimentad', { contains: ['spicy'] }],
  ['alcohol|alkohol|alcool|booze', { kinds: ['bar', 'pub', 'nightclub', 'brewery', 'winery'], contains: ['alcohol'] }],
  [
    'nuts?(?!\\p{L})|nusse?(?!\\p{L})|noix(?!\\p{L})|frutos secos|noci(?!\\p{L})|nozes',
    { contains: ['nuts', 'peanut'] },
  ],
  ['peanuts?|erdnusse?|cacahuetes?|arachid|amendoi', { contains: ['peanut'] }],
  [
    'bookshops?|bookstores?|book shops?|buchladen|buchhandlung|librairies?|librerias?|librerie|livrarias?',
    { kinds: ['bookshop'] },
    { name: /book|library/i },
    { kinds: ['library'] },
  ],
  [
    'arcades?(?!\\p{L})|gaming|video games?|game centers?|spielhalle|salles? de jeux|recreativ',
    { name: /arcade|gaming|game cent|akihabara|anime/i },
  ],
  [
    'tea(?!\\p{L})|tea ?houses?|teehaus|teestube|salons? de the|te(?= )|casas? de te',
    { tags: ['tea', 'tea-ceremony'] },
    { name: /tea ?house|tea/i },
  ],
  ['salt mines?|salzbergwerk|mines? de sel|minas? de sal|minier[ae] di sale', { name: /salt mine|saltworks/i }],
  ['sea ?stacks?|rock arches|felsnadeln', { name: /stack|rauk/i }, { kinds: ['nature'] }],
  [
    'plantations?|plantagen?|plantaciones|piantagioni|plantacoes',
    { name: /plantation|estate|tea garden/i },
    { kinds: ['farm'] },
  ],
  ['tie[- ]dye|batik(?!\\p{L})', { name: /tie-dye|batik/i }, { tags: ['craft'] }],
  [
    'film (?:spots?|sets?|locations?)|movie (?:spots?|sets?|locations?)|drehorte?|lieux de tournage',
    { name: /film|movie|studio/i },
    { tags: ['film', 'cinema'] },
  ],
  [
    'football match|match at|fussballspiel|match de foot|partido de futbol|partita',
    { tags: ['football'] },
    { kinds: ['stadium'] },
  ],
  ['pope|papal|papst|pape(?!\\p{L})|papa francesco|papa leone', { name: /papal|pope|vatican/i }],
  [
    'footpaths?|paths?(?!\\p{L})|trails?(?!\\p{L})|wanderwege?|sentiers?|senderos?|sentieri|trilhas?',
    { kinds: ['trail'] },
    { tags: ['hike'] },
  ],
  ['coffee shops?|coffee houses?|cafes?(?!\\p{L})|kaffeehaus', { kinds: ['cafe'] }, { tags: ['coffee'] }],
  ['offal|innereien|abats|casquer|frattaglie|miudos', { contains: ['offal'] }],
]

/** No letter of a script that parts its words. */
const BEGINNING = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}])`
/** Folded like the wishes, word by word: a pattern behind a word stays as it is. */
function foldedWords(words: string): string {
  return words.replaceAll(/[\p{L}\p{M}’'-]+(?![\p{L}\p{M}]*\})/gu, (word, at: number, whole: string) =>
    whole[at - 1] === '\\' ? word : foldText(word),
  )
}

const CONCEPTS = ROWS.map(([words, ...meanings]) => {
  const others = Object.entries(CONCEPT_WORDS).find(([key]) => `${words}|`.startsWith(`${key}|`))?.[1]
  const all = others ? `${words}|${foldedWords(others.join('|'))}` : words
  return {
    pattern: new RegExp(`${BEGINNING}(?:${all})`, 'u'),
    whole: new RegExp(`^(?:${all})\\p{L}*$`, 'u'),
    meanings,
  }
})

/** The meanings of the words, the closest first; empty for names. */
export function conceptsIn(folded: string): readonly (readonly Meaning[])[] {
  return CONCEPTS.filter(({ pattern }) => pattern.test(folded)).map(({ meanings }) => meanings)
}

/** The meanings of words that say nothing else: "desert", but not the "beach bars" that are no beach. */
export function conceptsOfWhole(folded: string): readonly (readonly Meaning[])[] {
  const words = folded.replaceAll(EMPTY_WORDS, ' ').replaceAll(/\s+/g, ' ').trim()
  return CONCEPTS.filter(({ whole }) => whole.test(words)).map(({ meanings }) => meanings)
}

/** Said with a refusal, and no part of what is refused. */
const EMPTY_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'any|more|of|the|all|a|an|in|food|dishes|meat|please|pls|eat|trips?|tours?|etc|too|much|mehr|de|du|des',
    'la|le|les|el|los|las|il|lo|gli|i|o|os|as|do|da',
  ].join('|')})(?!\p{L})`,
  'gu',
)
