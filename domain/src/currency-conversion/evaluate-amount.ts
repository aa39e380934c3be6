/** An exact fraction; floating point never holds money. */
type Fraction = { readonly over: bigint; readonly under: bigint }

const MOST_CHARACTERS = 60
const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?|[.,]\d+)|([-+*/()]))/y
const SAME_SIGN: Readonly<Record<string, string>> = { '×': '*', x: '*', X: '*', '÷': '/', ':': '/', '−': '-', '–': '-' }

export type EvaluatedAmount = {
  /** In minor units, halves rounded up. */
  readonly minorUnits: number
  /** True for more than a plain number. */
  readonly isCalculation: boolean
}

/**
 * An amount as people type it into a calculator: "3*12.50+8", "3 × 12,50 + 8", "(20+15)/2". Null for anything else, for
 * a result below zero or beyond what a price can be, and for a plain number with more decimals than the currency has:
 * "12.505" euros is a slip, while 10/3 is rounded.
 */
export function evaluateAmount(text: string, minorDigits: number): EvaluatedAmount | null {
  const tokens = readTokens(text)
  if (tokens === null || tokens.length === 0) return null
  const isCalculation = tokens.length > 1
  const [only] = tokens
  if (!isCalculation && only !== undefined && decimalsOf(only) > minorDigits) return null
  const result = createReader(tokens).read()
  if (result === null) return null
  const minorUnits = roundHalfUp(result.over * 10n ** BigInt(minorDigits), result.under)
  if (minorUnits < 0n || minorUnits > BigInt(Number.MAX_SAFE_INTEGER)) return null
  return { minorUnits: Number(minorUnits), isCalculation }
}

function readTokens(text: string): readonly string[] | null {
  const plain = text.trim().replaceAll(/[×xX÷:−–]/g, (sign) => SAME_SIGN[sign] ?? sign)
  if (plain.length > MOST_CHARACTERS) return null
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < plain.length) {
    const found = TOKEN.exec(plain)
    if (!found) return null
    tokens.push(found[1] ?? found[2] ?? '')
  }
  return tokens
}

/** Sum, product, and signs or parentheses, each as one step of descent. */
function createReader(tokens: readonly string[]) {
  let at = 0
  const takes = (...signs: readonly string[]): string | null => {
    const token = tokens[at]
    if (token === undefined || !signs.includes(token)) return null
    at += 1
    return token
  }

  function sum(): Fraction | null {
    let left = product()
    for (let sign = takes('+', '-'); left && sign; sign = takes('+', '-')) {
      const right = product()
      left = right && add(left, sign === '-' ? { over: -right.over, under: right.under } : right)
    }
    return left
  }

  function product(): Fraction | null {
    let left = value()
    for (let sign = takes('*', '/'); left && sign; sign = takes('*', '/')) {
      const right = value()
      left = right && (sign === '*' ? multiply(left, right) : divide(left, right))
    }
    return left
  }

  function value(): Fraction | null {
    if (takes('(')) {
      const inner = sum()
      return takes(')') ? inner : null
    }
    if (takes('-')) {
      const negated = value()
      return negated && { over: -negated.over, under: negated.under }
    }
    const token = tokens[at]
    if (token === undefined || !/\d/.test(token)) return null
    at += 1
    return readNumber(token)
  }

  return {
    read(): Fraction | null {
      const result = sum()
      return at === tokens.length ? result : null
    },
  }
}

function readNumber(token: string): Fraction {
  const decimals = decimalsOf(token)
  return { over: BigInt(token.replace(/[.,]/, '')), under: 10n ** BigInt(decimals) }
}

function decimalsOf(token: string): number {
  return /[.,](\d+)$/.exec(token)?.[1]?.length ?? 0
}

function add(one: Fraction, other: Fraction): Fraction {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under }
}

function multiply(one: Fraction, other: Fraction): Fraction {
  return { over: one.over * other.over, under: one.under * other.under }
}

function divide(one: Fraction, other: Fraction): Fraction | null {
  if (other.over === 0n) return null
  const sign = other.over < 0n ? -1n : 1n
  return { over: one.over * other.under * sign, under: one.under * other.over * sign }
}

function roundHalfUp(over: bigint, under: bigint): bigint {
  const doubled = 2n * over + under
  const quotient = doubled / (2n * under)
  return doubled < 0n && doubled % (2n * under) !== 0n ? quotient - 1n : quotient
}
