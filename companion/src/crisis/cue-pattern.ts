import { foldText } from '@app/domain/place-search'

const GAP = '~'
const END = '$'
const MOST_WORDS_BETWEEN = 4
const MOST_LETTERS_BETWEEN = 12
/** Words of these scripts are parted by spaces. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}\s'’·/*~!$-]+$/u
const CLAUSE_END = /[.,;:!?…。、！？،؟।\n]+/u
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' }
const UMLAUT = /[äöüåøæ]/g

/** A text in the two forms that cues are looked for in. */
export type CueText = { readonly spaced: string; readonly joined: string }

export function cueText(text: string): CueText {
  const clauses = text.split(CLAUSE_END).flatMap((clause) => fold(clause) || [])
  return { spaced: ` ${clauses.join(' , ')} `, joined: clauses.join('').replaceAll(' ', '') }
}

/**
 * A cue is words in their order: `a/b` is either, `word*` any ending, `~` up to four words between, `!a/b` not followed
 * by either, and `$` the end of a clause. Scripts without spaces are compared without them.
 */
export type Cue = {
  readonly language: string
  readonly form: keyof CueText
  /** Beginnings of the first word: without one of them the cue cannot stand in a text. */
  readonly starts: readonly string[]
  readonly source: string
}

/** `entry` is a language and a cue: "en kill/killing myself". */
export function readCue(entry: string): Cue {
  const [language, written] = [entry.slice(0, 2), entry.slice(3).normalize('NFC')]
  const isSpaced = SPACED.test(written)
  const tokens = written.split(' ').map((token) => (token === GAP || token === END ? token : folded(token, isSpaced)))
  const starts = (tokens[0] ?? '').split('/').map((word) => (isSpaced ? ` ${word.replace('*', '')}` : word))
  return isSpaced
    ? { language, form: 'spaced', starts, source: ` ${tokens.map(spacedSource).join('')}` }
    : { language, form: 'joined', starts, source: tokens.map(joinedSource).join('') }
}

/** "Möchte" is written "moechte" on a keyboard without the letter. */
function folded(token: string, isSpaced: boolean): string {
  const negation = token.startsWith('!') ? '!' : ''
  const words = token.slice(negation.length).split('/')
  const all = words.flatMap((word) => {
    const speltOut = word.replaceAll(UMLAUT, (letter) => SPELT_OUT[letter] ?? letter)
    const ending = word.endsWith('*') ? '*' : ''
    return [word, ...(speltOut === word ? [] : [speltOut])].map((each) => {
      const plain = fold(each.replace('*', ''))
      return (isSpaced ? plain : plain.replaceAll(' ', '')) + ending
    })
  })
  return negation + all.join('/')
}

/** Zero-width joiners part the words of Persian for some writers only. */
function fold(text: string): string {
  return foldText(text.replaceAll('\u200c', ''))
}

function spacedSource(token: string): string {
  if (token === GAP) return `(?:\\S+ ){0,${MOST_WORDS_BETWEEN}}`
  if (token === END) return '(?=,|$)'
  const choice = (words: string): string => `(?:${words.replaceAll('*', '\\S*').replaceAll('/', '|')}) `
  return token.startsWith('!') ? `(?!${choice(token.slice(1))})` : choice(token)
}

function joinedSource(token: string): string {
  return token === GAP ? `.{0,${MOST_LETTERS_BETWEEN}}` : `(?:${token.replaceAll('/', '|')})`
}
