/** Reads where a traveller arrives and leaves, in six languages: "we fly into Catania", "Ende in Lima". */
import { foldText } from '../place-search/index.ts'

const ARRIVE = [
  'fly(?:ing)?|flights?|arriv(?:e|es|ing|al)|land(?:s|ing)?|start(?:s|ing)?|begin(?:s|ning)?',
  'ankunft|ankommen|landen|landung|flug|hinflug|anreise|beginn',
  'arriv(?:ee|ons|er)|atterrissage|vol|debut',
  'lleg(?:o|amos|ada|ando)|aterriz\\p{L}+|vuelo|empez\\p{L}+|inicio',
  'arriv(?:o|iamo)|atterr\\p{L}+|volo|inizi\\p{L}+',
  'cheg(?:o|amos|ada)|voo|comec\\p{L}+',
].join('|')
const LEAVE = [
  // "Into Fez, out of Marrakech".
  '(?<= in(?:to)? [\\p{L} ]{2,40})out',
  '(?:must|need(?:s)? to|have to) be (?:back )?(?:in|at)',
  '(?:fly(?:ing)?|flights?) (?:home|back|out)|leav(?:e|es|ing)|depart(?:s|ing|ure)?|return(?:s|ing)?|end(?:s|ing)?|finish(?:es|ing)?|back',
  'ende|enden|ruckflug|abflug|abreise|zuruck|heimflug',
  'fin|retour|repart\\p{L}+',
  'salida|salimos|volv\\p{L}+|vuelta|regres\\p{L}+|termin\\p{L}+',
  'ritorn\\p{L}+|rientr\\p{L}+|fine|ripart\\p{L}+',
  'partida|regress\\p{L}+|volta|fim',
].join('|')
/** Between the verb and the place: "fly Hamburg to Catania". */
const WORDS_BETWEEN = String.raw`(?: [\p{L}\d:]+){0,3}?`
const CLAUSE_END = /[.;,!?\n()]|(?<!\p{L})(?:then|dann|puis|luego|poi|depois)(?!\p{L})/u

type Ends = { readonly arrival: string | null; readonly departure: string | null }

/** The names, of those given, at which the trip begins and ends. */
export function readRouteEnds(sentence: string, names: readonly string[]): Ends {
  const clauses = sentence.split(CLAUSE_END).map((clause) => ` ${foldText(clause.replaceAll(/[&+]/g, ' and '))} `)
  const present = names.filter((name) => {
    const folded = foldText(name)
    return folded.length > 2 && clauses.some((clause) => clause.includes(` ${folded} `))
  })
  const after = (verbs: string): string | null => {
    const found = present.flatMap((name) => {
      const pattern = new RegExp(`(?<!\\p{L})(?:${verbs})${WORDS_BETWEEN} ${foldText(name)}(?!\\p{L})`, 'u')
      return clauses.some((clause) => pattern.test(clause)) ? [name] : []
    })
    return found[0] ?? null
  }
  const departure = after(LEAVE)
  const arrival = after(ARRIVE)
  return { arrival: arrival === departure && !isBoth(clauses) ? onlyArrival(arrival, clauses) : arrival, departure }
}

/** "Start and end in Lima", "round trip from Lima". */
const BOTH = new RegExp(`(?:${ARRIVE}) (?:and|und|et|y|e) (?:${LEAVE})`, 'u')
const isBoth = (clauses: readonly string[]): boolean => clauses.some((clause) => BOTH.test(clause))

/** "Flight home from Lima" says nothing of the way there. */
function onlyArrival(name: string | null, clauses: readonly string[]): string | null {
  if (name === null) return null
  const own = new RegExp(`(?<!\\p{L})(?:${ARRIVE})${WORDS_BETWEEN} ${foldText(name)}(?!\\p{L})`, 'u')
  const home = new RegExp(`(?<!\\p{L})(?:${LEAVE})${WORDS_BETWEEN} ${foldText(name)}(?!\\p{L})`, 'u')
  return clauses.some((clause) => own.test(clause) && !home.test(clause)) ? name : null
}
