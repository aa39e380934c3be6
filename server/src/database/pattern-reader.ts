/**
 * Reads a regular expression as Postgres does ("advanced" syntax, PostgreSQL manual 9.7.3) and adds up what makes
 * Postgres slow: https://www.postgresql.org/docs/current/functions-matching.html#POSIX-SYNTAX-DETAILS.
 */
export class PatternRefused extends Error {
  override readonly name = 'PatternRefused'
}

export type PatternCost = {
  /** Characters and sets, with every counted repetition written out, as Postgres does before it searches. */
  readonly size: number
  /** Nested counts, multiplied; 1 without any. */
  readonly copies: number
  /** Combinations of position tests (`^`, `\m`, look-around) that Postgres has to tell apart; 0 without tests. */
  readonly paths: number
  /** Quantifiers inside quantifiers. */
  readonly depth: number
  /** Optional parts; Postgres links each with all that follow. */
  readonly skips: number
  readonly canBeEmpty: boolean
  /** Whether a match can have any length. */
  readonly isUnbounded: boolean
}

type Repeat = { readonly least: number; readonly most: number }

const NOTHING: PatternCost = {
  size: 0,
  copies: 1,
  paths: 0,
  depth: 0,
  skips: 0,
  canBeEmpty: true,
  isUnbounded: false,
}
const CHARACTER: PatternCost = { ...NOTHING, size: 1, canBeEmpty: false }
/** A set of characters beyond ASCII fills its own table, and its complement another one. */
const WIDE_SET: PatternCost = { ...CHARACTER, size: 100 }
const NEGATED_WIDE_SET: PatternCost = { ...CHARACTER, size: 200 }
/** The test is true or false. */
const POSITION: PatternCost = { ...NOTHING, size: 1, paths: 2 }
const LOOK_AROUND_PATHS = 4

const MAX_COPIES = 32
const MAX_PATHS = 256
const MAX_DEPTH = 3
const MAX_GROUPS = 20
const LOOK_AROUND = /\(\?(?:<?[=!])/y
const GROUP = /\((?:\?:)?/y
const WORD_EDGE = /\[\[:[<>]:\]\]/y
const BOUND = /\{(\d+)(?:(,)(\d*))?\}/y
const SIMPLE: Readonly<Record<string, Repeat>> = {
  '*': { least: 0, most: Infinity },
  '+': { least: 1, most: Infinity },
  '?': { least: 0, most: 1 },
}

export class PatternReader {
  readonly #text: string
  #position: number
  #groups = 0

  constructor(text: string, position: number) {
    this.#text = text
    this.#position = position
  }

  readWhole(): PatternCost {
    const cost = this.#readAlternatives()
    if (this.#position < this.#text.length) throw new PatternRefused('parentheses () not balanced')
    return cost
  }

  #readAlternatives(): PatternCost {
    const branches = [this.#readBranch()]
    while (this.#take('|')) branches.push(this.#readBranch())
    const paths = branches.reduce((sum, branch) => sum + Math.max(1, branch.paths), 0)
    const all = branches.reduce(both)
    const canBeEmpty = branches.some((branch) => branch.canBeEmpty)
    return check({
      ...all,
      paths: branches.some((branch) => branch.paths > 0) ? paths : 0,
      skips: all.skips + (branches.length > 1 && canBeEmpty ? 1 : 0),
      canBeEmpty,
    })
  }

  #readBranch(): PatternCost {
    let cost = NOTHING
    while (this.#position < this.#text.length && !')|'.includes(this.#text.charAt(this.#position))) {
      const atom = this.#readAtom()
      const repeat = this.#readRepeat()
      const part = repeat ? repeated(atom, repeat) : atom
      const paths = Math.max(1, cost.paths) * Math.max(1, part.paths)
      cost = check({ ...both(cost, part), paths: cost.paths + part.paths > 0 ? paths : 0 })
    }
    return cost
  }

  #readAtom(): PatternCost {
    if (this.#match(LOOK_AROUND)) {
      const inner = this.#readGroup()
      // A look-around is tried again from every character of the text.
      if (inner.isUnbounded) throw new PatternRefused('a look-around may not contain *, + or {n,}')
      return { ...inner, size: inner.size + 1, paths: LOOK_AROUND_PATHS * Math.max(1, inner.paths), canBeEmpty: true }
    }
    if (this.#text.startsWith('(?', this.#position) && this.#text.charAt(this.#position + 2) !== ':')
      throw new PatternRefused('only (?:, (?=, (?!, (?<= and (?<! may follow a parenthesis here')
    if (this.#match(GROUP)) return this.#readGroup()
    if (this.#match(WORD_EDGE)) return POSITION
    const character = this.#next()
    switch (character) {
      case '[':
        return this.#readSet()
      case '\\':
        return this.#readEscape()
      case '^':
      case '$':
        return POSITION
      default:
        this.#refuseQuantifier(character)
        return CHARACTER
    }
  }

  #readGroup(): PatternCost {
    this.#groups += 1
    if (this.#groups > MAX_GROUPS) throw new PatternRefused('too many parentheses inside one another')
    const inner = this.#readAlternatives()
    if (!this.#take(')')) throw new PatternRefused('parentheses () not balanced')
    this.#groups -= 1
    return { ...inner, size: Math.max(1, inner.size) }
  }

  /** A bracket expression. The first `]` is a literal; classes and escapes may contain one. */
  #readSet(): PatternCost {
    const start = this.#position
    this.#take('^')
    this.#take(']')
    while (!this.#take(']')) {
      const character = this.#next('brackets [] not balanced')
      if (character === '\\') this.#skipEscaped()
      else if (character === '[' && ':.='.includes(this.#peek() || ' ')) this.#skipClass()
    }
    const set = this.#text.slice(start, this.#position)
    if (!/[^\x20-\x7e]|\\[xuU]/.test(set)) return CHARACTER
    return set.startsWith('^') ? NEGATED_WIDE_SET : WIDE_SET
  }

  #skipClass(): void {
    const end = this.#text.indexOf(`${this.#peek()}]`, this.#position + 1)
    if (end === -1) throw new PatternRefused('brackets [] not balanced')
    this.#position = end + 2
  }

  #readEscape(): PatternCost {
    const character = this.#peek()
    if (/[1-9]/.test(character)) throw new PatternRefused('back-references are not supported')
    this.#skipEscaped()
    return 'AmMyYZ'.includes(character) ? POSITION : CHARACTER
  }

  /** `\cX` is three characters long, every other escape begins with two. */
  #skipEscaped(): void {
    if (this.#next('invalid escape \\ sequence') === 'c') this.#next('invalid escape \\ sequence')
  }

  #readRepeat(): Repeat | null {
    const repeat = this.#readOneRepeat()
    if (!repeat) return null
    this.#take('?')
    if (this.#readOneRepeat()) throw new PatternRefused('quantifier operand invalid')
    return repeat
  }

  #readOneRepeat(): Repeat | null {
    const simple = SIMPLE[this.#peek()]
    if (simple) {
      this.#position += 1
      return simple
    }
    const bound = this.#match(BOUND)
    if (!bound) return null
    const least = Number(bound[1])
    return { least, most: bound[2] === undefined ? least : bound[3] ? Number(bound[3]) : Infinity }
  }

  /** `{` opens a count only before a digit. */
  #refuseQuantifier(character: string): void {
    if ('*+?'.includes(character) || (character === '{' && /\d/.test(this.#peek())))
      throw new PatternRefused('quantifier operand invalid')
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#position
    const found = pattern.exec(this.#text)
    if (found) this.#position = pattern.lastIndex
    return found
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false
    this.#position += 1
    return true
  }

  #peek(): string {
    return this.#text.charAt(this.#position)
  }

  #next(atEnd = 'unexpected end'): string {
    const character = this.#peek()
    if (character === '') throw new PatternRefused(atEnd)
    this.#position += 1
    return character
  }
}

function both(a: PatternCost, b: PatternCost): PatternCost {
  return {
    size: a.size + b.size,
    copies: Math.max(a.copies, b.copies),
    paths: 0,
    depth: Math.max(a.depth, b.depth),
    skips: a.skips + b.skips,
    canBeEmpty: a.canBeEmpty && b.canBeEmpty,
    isUnbounded: a.isUnbounded || b.isUnbounded,
  }
}

function repeated(atom: PatternCost, { least, most }: Repeat): PatternCost {
  // x* and x+ are loops and need one copy; x{3,} needs three.
  const times = Number.isFinite(most) ? Math.max(1, most) : Math.max(1, least)
  const isLoop = most > 1
  if (isLoop && atom.paths > 0) throw new PatternRefused('a position such as ^, $ or \\m may not be repeated')
  const isCounted = times > 1
  if (isCounted && atom.copies > 1 && atom.copies * times > MAX_COPIES)
    throw new PatternRefused('regular expression is too complex: counted repetitions inside one another')
  return {
    size: atom.size * times,
    copies: atom.copies * times,
    paths: atom.paths === 0 ? 0 : atom.paths + 1,
    depth: atom.depth + 1,
    skips: (atom.skips + (least === 0 ? 1 : 0)) * times,
    canBeEmpty: atom.canBeEmpty || least === 0,
    isUnbounded: atom.isUnbounded || !Number.isFinite(most),
  }
}

function check(cost: PatternCost): PatternCost {
  if (cost.paths > MAX_PATHS) throw new PatternRefused('regular expression is too complex: too many positions')
  if (cost.depth > MAX_DEPTH)
    throw new PatternRefused('regular expression is too complex: repetitions inside one another')
  return cost
}
