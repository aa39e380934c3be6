import { createPropertyFilter } from './custom-properties.ts'
import { isWrittenIn, signsIn } from './font-letters.ts'
import { splitStylesheet, type StyleRule } from './split-stylesheet.ts'

/** The rules that a page needs, given its HTML, in pieces. */
export type PageStyles = (html: string) => readonly string[]

/** A browser may pause between two of them, and not within one: 45 kB take a cheap phone as long as everything before. */
const PIECE_LENGTH = 9000

/** What shows only when text is marked waits for the whole stylesheet: for it Chromium styles a quarter more elements. */
const OF_A_TOUCH = /^::selection\b/

const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g
const ENTITY = /&(?:amp|lt|gt|quot|#x27|#39);/g
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

/**
 * A page carries the rules for what stands in it and no more: a quarter of the whole stylesheet, so it is read and laid
 * out sooner. `scripts` are those that put something on the page before the whole stylesheet is there; what looks like a
 * class in them counts as if it stood in the page.
 *
 * A face for letters that do not occur is left out too. Chromium finds a system face to stand in for it at each size and
 * weight of its family, and asks another process for each: two thirds of the time of home's first layout.
 */
export function createPageStyles(css: string, scripts: readonly string[]): PageStyles {
  const rules = splitStylesheet(css).filter(({ text }) => !OF_A_TOUCH.test(text))
  const withoutIdle = createPropertyFilter(rules)
  const early = scripts.flatMap((script) => script.split(/[\s"'`]+/))
  return (html) => {
    const used = new Set(early)
    for (const [, names = ''] of html.matchAll(CLASS_ATTRIBUTE))
      for (const name of decode(names).split(/\s+/)) used.add(name)
    const signs = signsIn(html)
    const needed = rules.filter((rule) => isUsed(rule, used) && (!rule.letters || isWrittenIn(rule.letters, signs)))
    return pieces(withoutIdle(needed, [html, ...scripts])).map(join)
  }
}

function isUsed({ classes }: StyleRule, used: ReadonlySet<string>): boolean {
  return classes.length === 0 || classes.some((needed) => needed.every((name) => used.has(name)))
}

function pieces(rules: readonly StyleRule[]): readonly (readonly StyleRule[])[] {
  const all: StyleRule[][] = []
  let room = 0
  for (const rule of rules) {
    if (room <= 0) {
      all.push([])
      room = PIECE_LENGTH
    }
    all.at(-1)?.push(rule)
    room -= rule.text.length
  }
  return all
}

/** Neighbours in the same group share it again, in the order they had. */
function join(rules: readonly StyleRule[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const { text, groups } of rules) {
    let same = 0
    while (same < open.length && open[same] === groups[same]) same += 1
    css += '}'.repeat(open.length - same)
    for (const group of groups.slice(same)) css += `${group}{`
    css += text
    open = groups
  }
  return css + '}'.repeat(open.length)
}

function decode(text: string): string {
  return text.includes('&') ? text.replaceAll(ENTITY, (entity) => SIGNS[entity] ?? entity) : text
}
