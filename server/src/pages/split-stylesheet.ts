import { lettersOf, type FaceLetters } from './font-letters.ts'

/** One rule of a stylesheet and the groups (`@layer`, `@media`, …) it stands in. */
export type StyleRule = {
  readonly text: string
  readonly groups: readonly string[]
  /** For each selector of the list, the classes it cannot match without. None: it may match anything. */
  readonly classes: readonly (readonly string[])[]
  /** Of a face that has but some letters, which. */
  readonly letters?: FaceLetters | undefined
}

const GROUP = /^@(?:layer|media|supports|container)\b/
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi
/** What stands inside speaks of other elements, or of one of several. */
const ASIDE = /:(?:not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)|:(?:is|where)\([^()]*,[^()]*\)/g

/** Takes a built stylesheet apart. What is no rule with a selector (fonts, keyframes, `@property`) is kept whole. */
export function splitStylesheet(css: string, groups: readonly string[] = []): readonly StyleRule[] {
  const rules: StyleRule[] = []
  let at = 0
  while (at < css.length) {
    const open = next(css, at, '{;')
    if (open === css.length || css[open] === ';') {
      const text = css.slice(at, open + 1).trim()
      if (text) rules.push({ text, groups, classes: [] })
      at = open + 1
      continue
    }
    const head = withoutComments(css.slice(at, open)).trim()
    const close = next(css, open + 1, '}')
    if (GROUP.test(head)) rules.push(...splitStylesheet(css.slice(open + 1, close), [...groups, head]))
    else rules.push(ruleOf(head, css.slice(open, close + 1), groups))
    at = close + 1
  }
  return rules
}

function ruleOf(head: string, body: string, groups: readonly string[]): StyleRule {
  const letters = head === '@font-face' ? lettersOf(body) : undefined
  return { text: head + body, groups, classes: classesOf(head), letters }
}

/** The next of these signs that stands neither in a text, nor in a comment, nor inside braces opened since. */
function next(css: string, from: number, signs: string): number {
  let depth = 0
  for (let i = from; i < css.length; i += 1) {
    const sign = css[i]!
    if (depth === 0 && signs.includes(sign)) return i
    if (sign === '\\') i += 1
    else if (sign === '"' || sign === "'") i = endOfText(css, i)
    else if (sign === '/' && css[i + 1] === '*') i = css.indexOf('*/', i + 2) + 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
  }
  return css.length
}

function endOfText(css: string, start: number): number {
  let i = start + 1
  while (i < css.length && css[i] !== css[start]) i += css[i] === '\\' ? 2 : 1
  return i
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

function classesOf(head: string): readonly (readonly string[])[] {
  if (head.startsWith('@')) return []
  return splitList(head).map((selector) =>
    [...selector.replaceAll(ASIDE, '').matchAll(CLASS)].map(([, name = '']) => unescape(name)),
  )
}

/** At the commas between selectors, not at those inside `:is(a, b)` or after a backslash. */
function splitList(head: string): readonly string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let i = 0; i < head.length; i += 1) {
    const sign = head[i]
    if (sign === '\\') i += 1
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      parts.push(head.slice(start, i))
      start = i + 1
    }
  }
  return [...parts, head.slice(start)]
}

function unescape(name: string): string {
  return name.replaceAll(ESCAPE, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  )
}
