import type { StyleRule } from './split-stylesheet.ts'

type Declaration = { readonly name: string; readonly value: string }

/** What a rule has to do with custom properties. */
type Kind =
  /** `@property --a`: of use only where somebody says its name. */
  | { readonly name: string }
  /** Gives values and does nothing else, as the theme does. */
  | { readonly head: string; readonly declarations: readonly Declaration[] }
  | { readonly mentions: readonly string[] }

const NAME = /--[\w-]+/g
const PROPERTY = /^@property\s+(--[\w-]+)/
const ONLY_VALUES = /^([^{}]*)\{((?:\s*--[\w-]+:[^;{}]*;?)+\s*)\}$/
const DECLARATION = /(--[\w-]+):([^;{}]*)/g

/**
 * Leaves out the custom properties that nothing on a page asks for: half of Tailwind's registrations and a third of the
 * theme. Each costs a phone time when it reads the page and again when it styles the first element.
 */
export function createPropertyFilter(rules: readonly StyleRule[]) {
  const kinds = new Map(rules.map((rule) => [rule, kindOf(rule)]))
  return (needed: readonly StyleRule[], texts: readonly string[]): readonly StyleRule[] => {
    const pairs = needed.map((rule) => [rule, kinds.get(rule) ?? { mentions: [] }] as const)
    const named = new Set(texts.flatMap(namesIn))
    const given = new Map<string, string[]>()
    for (const [, kind] of pairs) {
      if ('mentions' in kind) for (const name of kind.mentions) named.add(name)
      if ('declarations' in kind)
        for (const { name, value } of kind.declarations) given.set(name, [...(given.get(name) ?? []), value])
    }
    // A set grows while it is gone through, and so does what is gone through.
    for (const name of named)
      for (const value of given.get(name) ?? []) for (const other of namesIn(value)) named.add(other)
    return pairs.flatMap(([rule, kind]) => trimmed(rule, kind, named))
  }
}

function kindOf({ text }: StyleRule): Kind {
  const name = PROPERTY.exec(text)?.[1]
  if (name !== undefined) return { name }
  const [, head, body] = ONLY_VALUES.exec(text) ?? []
  if (head === undefined || body === undefined) return { mentions: namesIn(text) }
  const declarations = [...body.matchAll(DECLARATION)].map(([, given = '', value = '']) => ({ name: given, value }))
  return { head, declarations }
}

function trimmed(rule: StyleRule, kind: Kind, named: ReadonlySet<string>): readonly StyleRule[] {
  if ('mentions' in kind) return [rule]
  if ('name' in kind) return named.has(kind.name) ? [rule] : []
  const left = kind.declarations.filter(({ name }) => named.has(name))
  if (left.length === kind.declarations.length) return [rule]
  const text = `${kind.head}{${left.map(({ name, value }) => `${name}:${value}`).join(';')}}`
  return left.length === 0 ? [] : [{ ...rule, text }]
}

function namesIn(text: string): string[] {
  return text.match(NAME) ?? []
}
