import { describe, expect, it } from 'vitest'

import { parseSelect } from './parse-select.ts'
import type { SelectEmbed, SelectField } from './query-ast.ts'

const field = (name: string, changes: Partial<SelectField> = {}): SelectField => ({
  kind: 'field',
  field: { name, path: [] },
  alias: null,
  cast: null,
  aggregate: null,
  aggregateCast: null,
  ...changes,
})
const embed = (relation: string, changes: Partial<SelectEmbed> = {}): SelectEmbed => ({
  kind: 'embed',
  relation,
  alias: null,
  hint: null,
  join: 'left',
  isSpread: false,
  items: [field('*')],
  ...changes,
})
const key = (arrow: '->' | '->>', text: string) => ({ arrow, operand: { kind: 'key' as const, text } })
const index = (arrow: '->' | '->>', text: string) => ({ arrow, operand: { kind: 'index' as const, text } })

describe('parseSelect', () => {
  it.each([
    ['everything', '*', [field('*')]],
    ['columns with blanks around', 'id, title ,price', [field('id'), field('title'), field('price')]],
    ['an alias', 'name:title', [field('title', { alias: 'name' })]],
    ['a cast', 'price::text', [field('price', { cast: 'text' })]],
    ['an alias and a cast', 'p:price::double precision', [field('price', { alias: 'p', cast: 'double precision' })]],
    ['a quoted name', '"a,b(c)"', [field('a,b(c)')]],
    ['a name with a dash and blanks', 'my-column of mine', [field('my-column of mine')]],
    [
      'a JSON path',
      'meta->city->>name',
      [field('meta', { field: { name: 'meta', path: [key('->', 'city'), key('->>', 'name')] } })],
    ],
    [
      'a JSON index',
      'meta->0->>-1',
      [field('meta', { field: { name: 'meta', path: [index('->', '0'), index('->>', '-1')] } })],
    ],
    ['count()', 'count()', [field('*', { aggregate: 'count' })]],
    [
      'an aggregate',
      'total:price.sum()::int',
      [field('price', { alias: 'total', aggregate: 'sum', aggregateCast: 'int' })],
    ],
    ['a cast before an aggregate', 'x::int.max()', [field('x', { cast: 'int', aggregate: 'max' })]],
    ['the plain column count', 'books(count)', [embed('books', { items: [field('count')] })]],
    ['an embed', 'authors(*)', [embed('authors')]],
    [
      'an alias, a hint and a join',
      'by:authors!fk!inner(*)',
      [embed('authors', { alias: 'by', hint: 'fk', join: 'inner' })],
    ],
    ['the join before the hint', 'authors!inner!fk(*)', [embed('authors', { hint: 'fk', join: 'inner' })]],
    ['an empty embed', 'authors()', [embed('authors', { items: [] })]],
    ['nested embeds', 'a(b(*),c)', [embed('a', { items: [embed('b'), field('c')] })]],
    ['a spread', '...authors(name)', [embed('authors', { isSpread: true, items: [field('name')] })]],
  ])('reads %s', (_, text, expected) => {
    expect(parseSelect(text)).toEqual(expected)
  })

  it.each([
    ['a missing parenthesis', 'authors(*', 'column 10'],
    ['a stray parenthesis', 'id)', 'column 3'],
    ['an empty item', 'id,,title', 'column 4'],
    ['an unknown aggregate', 'price.median()', 'column 6'],
    ['a cast with metacharacters', 'price::text;drop', 'column 12'],
    ['a spread without parentheses', '...authors', 'column 4'],
  ])('refuses %s and gives the position', (_, text, place) => {
    expect(() => parseSelect(text)).toThrow(place)
  })

  it('refuses excessive nesting', () => {
    expect(() => parseSelect('a('.repeat(10_000))).toThrow('nested too deeply')
  })
})
