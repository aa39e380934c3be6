import { foldText } from '@app/domain/place-search'

const GAP = '~'
const END = '$'
const START = '^'
const ONLY_WITH = ' & '
const MOST_WORDS_BETWEEN = 4
const MOST_LETTERS_BETWEEN = 12
/** Scripts that separate words by spaces. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}\s'’·/*~!$^-]+$/u
const CLAUSE_END = /[.,;:!?…。、！？،؟।\n]+/u
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' }
const MARKS: ReadonlySet<string> = new Set([GAP, START, END])
const UMLAUT = /[äöüåøæ]/g

/** A text in the two forms in which cues are searched. */
export type CueText = { readonly spaced: string; readonly joined: string }

export function cueText(text: string): CueText {
  const clauses = text.split(CLAUSE_END).flatMap((clause) => fold(clause) || [])
  return { spaced: ` ${clauses.join(' , ')} `, joined: clauses.join(',').replaceAll(' ', '') }
}

/**
 * A cue is a sequence of words: `a/b` is either, `word*` any ending, `*word` any beginning, `~` up to four words
 * between, `!a/b` not followed by either, `^` and `$` the start and the end of a clause. `cue & other` requires the
 * other cue in the text too. Scripts without spaces are compared without them.
 */
export type Cue = {
  readonly language: string
  readonly form: keyof CueText
  /** Prefixes of the first word: without one of them the cue cannot occur in a text. */
  readonly starts: readonly string[]
  readonly source: string
  readonly onlyWith: Cue | null
}

/** `entry` is a language and a cue: "en kill/killing myself". */
export function readCue(entry: string): Cue {
  const language = entry.slice(0, 2)
  const [written = '', other] = entry.slice(3).normalize('NFC').split(ONLY_WITH)
  const onlyWith = other === undefined ? null : readCue(`${language} ${other}`)
  const isSpaced = SPACED.test(written)
  const tokens = written.split(' ').map((token) => (MARKS.has(token) ? token : folded(token, isSpaced)))
  const firstWords = (tokens.find((token) => token !== START) ?? '').split('/')
  const starts = firstWords.map((word) => (isSpaced ? ` ${word.replace(/\*.*/, '')}` : word))
  return isSpaced
    ? { language, form: 'spaced', starts, source: spacedSource(tokens), onlyWith }
    : { language, form: 'joined', starts, source: tokens.map(joinedSource).join(''), onlyWith }
}

/** "Möchte" is typed as "moechte" on a keyboard without the letter. */
function folded(token: string, isSpaced: boolean): string {
  const negation = token.startsWith('!') ? '!' : ''
  const words = token.slice(negation.length).split('/')
  const all = words.flatMap((word) => {
    const speltOut = word.replaceAll(UMLAUT, (letter) => SPELT_OUT[letter] ?? letter)
    const [beginning, ending] = [word.startsWith('*') ? '*' : '', word.endsWith('*') ? '*' : '']
    return [word, ...(speltOut === word ? [] : [speltOut])].map((each) => {
      const plain = fold(each.replaceAll('*', ''))
      return beginning + (isSpaced ? plain : plain.replaceAll(' ', '')) + ending
    })
  })
  return negation + all.join('/')
}

/** Only some Persian writers use zero-width joiners between words. */
function fold(text: string): string {
  return foldText(text.replaceAll('\u200c', ''))
}

function spacedSource(tokens: readonly string[]): string {
  const [first, ...others] = tokens
  return first === START ? `(?<=^|,) ${others.map(tokenSource).join('')}` : ` ${tokens.map(tokenSource).join('')}`
}

function tokenSource(token: string): string {
  if (token === GAP) return `(?:\\S+ ){0,${MOST_WORDS_BETWEEN}}`
  if (token === END) return '(?=,|$)'
  const choice = (words: string): string => `(?:${words.replaceAll('*', '\\S*').replaceAll('/', '|')}) `
  return token.startsWith('!') ? `(?!${choice(token.slice(1))})` : choice(token)
}

function joinedSource(token: string): string {
  return token === GAP ? `.{0,${MOST_LETTERS_BETWEEN}}` : `(?:${token.replaceAll('/', '|')})`
}
