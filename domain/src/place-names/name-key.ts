import { isSightNoun, meaningOfNoun } from '../place-kinds/index.ts'

/** Forms of the words in names of sights, in six languages: each group has one meaning. */
const QUALITIES: readonly string[] = [
  'saint st sankt san santo santa sainte sao sant',
  'great grand grande gran grosser grosse grosses',
  'royal royale real reale konigliche koniglicher konigliches',
  'national nationale nazionale nacional',
  'old vieux vieille viejo vieja vecchio vecchia velho velha alte alter altes',
  'new nouveau nouvelle nuevo nueva nuovo nuova novo nova neue neuer neues',
  'natural naturelle naturale',
  'history histoire historia storia geschichte',
  'modern moderne moderno moderna',
  'art arts arte kunst',
]
const KINDS: readonly string[] = [
  'square place plaza piazza praca platz largo',
  'gate tor porte puerta porta portao',
  'park parc parque parco',
  'island isle insel ile isla isola ilha',
  'bazaar basar bazar',
  'hill colline colina collina hugel berg',
  'street strasse rue calle via rua',
  'house haus maison casa',
  'library bibliotheque biblioteca bibliothek',
  'baths thermes termas terme therme',
  'lift elevator ascenseur elevador ascensore ascensor',
  'beach plage playa spiaggia praia strand',
  'quarter quartier barrio quartiere bairro viertel',
  'studios studio',
  'bookshop livraria libreria librairie buchhandlung',
  'parliament parlamento parlement parlament',
  'wheel ruota roue noria riesenrad',
  'waterfalls cataratas cascate chutes wasserfalle',
  'factory fabrik usine fabrique fabrica fabbrica',
  'mine mines bergwerk salzbergwerk mina minas miniera miniere',
  'catacombs catacombes catacumbas catacombe katakomben',
  'grotto grotte grotta gruta cueva hohle hohlen grotten grottes cuevas grutas',
  'crypt cripta krypta crypte',
  'tunnel tunel',
  'convent convento couvent konvent',
  'lake lago lac lagoa laguna',
  'passage passaggio pasaje passagem',
]
const MEANINGS = new Map(
  [...QUALITIES, ...KINDS].flatMap((row) => row.split(' ').map((form) => [form, row.split(' ')[0] ?? form])),
)
const KIND_MEANINGS = new Set(KINDS.map((row) => row.split(' ')[0]))

// Connecting words in names: "Torre de Belém", "Turm in Belém".
const LINKS = new Set(
  (
    'in of the at on de do da dos das di du des del della delle dello dei degli dell la le les l el los las ' +
    'il lo i gli o os a as al au aux en em no na von vom der die das den dem im am zu zum zur et and und y e ' +
    'd s'
  ).split(' '),
)
/** German appends the kind to the name, in one word: Eiffelturm. */
const COMPOUND = /^(.{3,})(turm|kirche|brucke|museum|platz|palast|schloss|markt|garten|insel)$/

export const isLinkInName = (word: string): boolean => LINKS.has(word)

/** The words of a name in a canonical order and language: the same for "Torre de Belém" and "Belém Tower". */
export function wordsOfName(words: readonly string[]): readonly string[] {
  return words.filter((word) => !LINKS.has(word)).flatMap(partsOf)
}

/** For `wordsOfName`: words for the kind of a sight. */
export const isKindInName = (word: string): boolean =>
  KIND_MEANINGS.has(word) || isSightNoun(word.split('|')[0] ?? word)

function partsOf(word: string): readonly string[] {
  const compound = COMPOUND.exec(word)
  if (compound?.[1] && compound[2] && !MEANINGS.has(word)) return [compound[1], meaningOf(compound[2])]
  return [meaningOf(word)]
}

const meaningOf = (word: string): string => MEANINGS.get(meaningOfNoun(word)) ?? meaningOfNoun(word)
