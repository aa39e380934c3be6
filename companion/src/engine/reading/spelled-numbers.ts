import { foldText } from '@app/domain/place-search'
import type { readTokens } from '@app/domain/trip-request'

type Token = Pick<ReturnType<typeof readTokens>[number], 'kind' | 'folded' | 'value'>

/** A number in words, and the position after its last word. */
export type SpelledNumber = { readonly value: number; readonly end: number }

/** For all six languages: a word shared by two has the same value in both. */
const ADDED: Readonly<Record<number, string>> = {
  1: 'one ein eine un une una uno um uma',
  2: 'two zwei deux dos due dois duas',
  3: 'three drei trois tres tre três',
  4: 'four vier quatre cuatro quattro quatro',
  5: 'five fünf cinq cinco cinque',
  6: 'six sechs seis sei',
  7: 'seven sieben sept siete sette sete',
  8: 'eight acht huit ocho otto oito',
  9: 'nine neun neuf nueve nove',
  10: 'ten zehn dix diez dieci dez',
  11: 'eleven elf onze once undici',
  12: 'twelve zwölf douze doce dodici doze',
  13: 'thirteen dreizehn treize trece tredici treze',
  14: 'fourteen vierzehn quatorze catorce quattordici catorze',
  15: 'fifteen fünfzehn quinze quince quindici',
  16: 'sixteen sechzehn seize dieciséis sedici dezasseis dezesseis',
  17: 'seventeen siebzehn diecisiete diciassette dezassete dezessete',
  18: 'eighteen achtzehn dieciocho diciotto dezoito',
  19: 'nineteen neunzehn diecinueve diciannove dezanove dezenove',
  20: 'twenty zwanzig vingt vingts veinte venti vinte vent',
  25: 'veinticinco',
  30: 'thirty dreißig trente treinta trenta trinta',
  40: 'forty vierzig quarante cuarenta quaranta quarenta',
  50: 'fifty fünfzig cinquante cincuenta cinquanta cinquenta',
  60: 'sixty sechzig soixante sesenta sessanta sessenta',
  70: 'seventy siebzig septante setenta settanta',
  80: 'eighty achtzig huitante ochenta ottanta oitenta',
  90: 'ninety neunzig nonante noventa novanta',
  200: 'doscientos doscientas duzentos duzentas',
  300: 'trescientos trescientas trezentos trezentas',
  400: 'cuatrocientos cuatrocientas quatrocentos quatrocentas',
  500: 'quinientos quinientas quinhentos quinhentas',
  600: 'seiscientos seiscientas seiscentos seiscentas',
  700: 'setecientos setecientas setecentos setecentas',
  800: 'ochocientos ochocientas oitocentos oitocentas',
  900: 'novecientos novecientas novecentos novecentas',
}
const TIMES: Readonly<Record<number, string>> = {
  100: 'hundred hundert cent cents cien ciento cento cem',
  1_000: 'thousand tausend mille mil mila grand',
  1_000_000: 'million millionen millions millón millones milione milioni milhão milhões',
}
const AND = new Set(['and', 'und', 'et', 'y', 'e'])
const VINGT = new Set(['vingt', 'vingts'])

const valuesOf = (table: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(table).flatMap(([value, words]) => words.split(' ').map((word) => [foldText(word), Number(value)])),
  )
const added = valuesOf(ADDED)
const times = valuesOf(TIMES)
/** German and Italian write them as one word. */
const parts = [...added.keys(), ...times.keys(), 'und'].toSorted((a, b) => b.length - a.length)

/** Numbers in words that are greater than one. */
export function spelledNumbers(tokens: readonly Token[]): readonly SpelledNumber[] {
  const found: SpelledNumber[] = []
  for (let index = 0; index < tokens.length;) {
    const number = numberAt(tokens, index)
    if (number && number.value > 1) found.push(number)
    index = number?.end ?? index + 1
  }
  return found
}

function numberAt(tokens: readonly Token[], start: number): SpelledNumber | null {
  let [whole, current, end, before] = [0, 0, start, '']
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    // "5 thousand": it may begin with digits.
    const pieces = token?.kind === 'number' && at === start ? [] : piecesOf(token)
    if (pieces === null) {
      if (end > start && at === end && AND.has(token?.folded ?? '')) continue
      break
    }
    if (token?.kind === 'number') current = token.value
    for (const piece of pieces) {
      const factor = times.get(piece)
      // Fifty cents are not five thousand.
      if (factor === 100 && [tokens[at - 1], tokens[start]].some((each) => each?.kind === 'number')) return null
      if (factor === 100) current = Math.max(1, current) * factor
      else if (factor !== undefined) [whole, current] = [whole + Math.max(1, current) * factor, 0]
      else current += VINGT.has(piece) && before === 'quatre' ? 80 - 4 : (added.get(piece) ?? 0)
      before = piece
    }
    end = at + 1
  }
  const hasWord = tokens.slice(start, end).some(({ kind }) => kind === 'word')
  return end > start && hasWord ? { value: whole + current, end } : null
}

/** "Zwei hundert fünfzig"; null if it is not a number. */
function piecesOf(token: Token | undefined): readonly string[] | null {
  if (token?.kind !== 'word') return null
  const pieces: string[] = []
  for (let rest = token.folded; rest !== '';) {
    const part = parts.find((each) => rest.startsWith(each))
    if (part === undefined) return null
    pieces.push(part)
    rest = rest.slice(part.length)
  }
  return pieces.every((piece) => piece === 'und') ? null : pieces
}
