/** The distinctive part of a name, without the words for its kind in any language. */
import { foldText } from '@app/domain/place-search'

/** One line per concept, with the words of guides in six languages. */
const KIND_WORDS: readonly string[] = [
  'museum museums musee musees museo musei museos museu museus museen gallery galleries galleria gallerie galerie galeria',
  'palace palais palast palazzo palacio',
  'cathedral kathedrale cathedrale catedral cattedrale duomo dom munster se minster',
  'church kirche eglise iglesia chiesa igreja chapel kapelle chapelle capilla cappella capela basilica basilika basilique',
  'castle schloss burg chateau castello castillo castelo castel fortress festung forteresse fortaleza fortezza fort fuerte forte citadel',
  'tower turm tour torre towers',
  'bridge brucke pont ponte puente',
  'park parc parque parco gardens garden garten jardin jardins giardino giardini jardines jardim',
  'square platz place plaza piazza praca largo',
  'market markt marche mercado mercato hall halle',
  'fountain brunnen fontaine fontana fuente fonte',
  'temple tempel tempio templo shrine schrein santuario',
  'mosque moschee mosquee mezquita moschea mesquita',
  'monastery kloster monastere monasterio monastero mosteiro abbey abtei abbaye abadia abbazia convent couvent convento',
  'gate tor porte puerta porta portao',
  'arch bogen arc arco',
  'house haus maison casa',
  'beach strand plage playa spiaggia praia',
  'street strasse rue calle via rua avenue avenida',
  'opera oper operahouse',
  'library bibliothek bibliotheque biblioteca',
  'hill hugel colline colina collina mount mont monte berg',
  'island insel ile isla isola ilha',
  'zoo tierpark aquarium oceanarium',
]
const SMALL_WORDS =
  'the of a an and at in on de des du la le les l el al d del della delle dello degli dei di da do dos ' +
  'das der die das den dem zu zum zur vom von im am und y e et saint st san santa sant sankt sao santo ' +
  'old alte'
/** The same word in another language. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['real', 'royal'],
  ['reale', 'royal'],
  ['royale', 'royal'],
  ['koniglicher', 'royal'],
  ['konigliches', 'royal'],
  ['konigspalast', 'royal'],
  ['nacional', 'national'],
  ['nationale', 'national'],
  ['nazionale', 'national'],
  ['forum', 'forum'],
  ['foro', 'forum'],
  ['fori', 'forum'],
  ['petersdom', 'peters'],
  ['pietro', 'peters'],
  ['pedro', 'peters'],
  ['markusplatz', 'marks'],
  ['marco', 'marks'],
])
const small = new Set(SMALL_WORDS.split(' '))
const kindOf = new Map(
  KIND_WORDS.flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0] ?? ''] as const)),
)
/** Too generic alone; then the kinds have to match. */
const WEAK = new Set(['royal', 'national', 'grand', 'great', 'central', 'modern', 'art', 'history', 'city', 'new'])
const LEAST_PREFIX = 5
const LEAST_SHARE = 0.7
/** Short words have to agree in nearly all letters: roman and romain. */
const SHORT_PREFIX = 4
const SHORT_SHARE = 0.8

export type NameCore = { readonly words: readonly string[]; readonly kinds: ReadonlySet<string> }

/** `without` are words that do not distinguish places here, such as the name of the city. */
export function nameCore(name: string, without: ReadonlySet<string>): NameCore {
  const words = foldText(name.replaceAll(/['’]/g, ' ')).split(' ')
  return {
    words: words
      .filter((word) => word !== '' && !small.has(word) && !kindOf.has(word) && !without.has(word))
      .map(spelt),
    kinds: new Set(words.flatMap((word) => kindOf.get(word) ?? [])),
  }
}

/** Whether two names mean the same place: every word of the one is a word of the other. */
export function isSameCore(one: NameCore, other: NameCore): boolean {
  if (one.words.length === 0 || one.words.length !== other.words.length) return false
  const isAll = one.words.every((word) => other.words.some((each) => isSameWord(word, each)))
  if (!isAll) return false
  const isWeak = one.words.every((word) => WEAK.has(word))
  return !isWeak || [...one.kinds].some((kind) => other.kinds.has(kind))
}

/** Equal words begin with the same letters. */
export function openingOf(word: string): string {
  return word.slice(0, SHORT_PREFIX)
}

/** Kolosseum, Colosseo and Colosseum have the same prefix. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  let same = 0
  while (same < shorter && one[same] === other[same]) same += 1
  const isAlike = same >= LEAST_PREFIX && same >= shorter * LEAST_SHARE
  return isAlike || (same >= SHORT_PREFIX && same >= shorter * SHORT_SHARE)
}

function spelt(word: string): string {
  const known = SAME_WORDS.get(word) ?? word
  return known.replaceAll('k', 'c').replaceAll('ph', 'f').replaceAll('y', 'i').replaceAll(/(.)\1/g, '$1')
}
