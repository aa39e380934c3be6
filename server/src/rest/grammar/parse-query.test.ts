import { describe, expect, it } from 'vitest'

import { parseQuery } from './parse-query.ts'
import type { Condition, Operation } from './query-ast.ts'

const conditions = (query: string): readonly Condition[] => parseQuery(query).conditions.map(({ value }) => value)
const operation = (value: string): Operation => {
  const [condition] = conditions(`a=${encodeURIComponent(value)}`)
  if (condition?.kind !== 'filter') throw new Error('not a filter')
  return condition.operation
}
const compare = (operator: string, value: string, quantifier: string | null = null) => ({
  kind: 'compare',
  operator,
  quantifier,
  value,
})

describe('filters', () => {
  it.each([
    ['eq.1', compare('eq', '1')],
    ['eq.', compare('eq', '')],
    ['eq.a.b,c(d)"', compare('eq', 'a.b,c(d)"')],
    ['neq.x', compare('neq', 'x')],
    ['gte.2', compare('gte', '2')],
    ['like(any).{a*,b*}', compare('like', '{a*,b*}', 'any')],
    ['gt(all).{1,2}', compare('gt', '{1,2}', 'all')],
    ['cs.{"k":1}', compare('cs', '{"k":1}')],
    ['nxl.(1,2)', compare('nxl', '(1,2)')],
    ['imatch.^a', compare('imatch', '^a')],
    ['is.NULL', { kind: 'is', value: 'null' }],
    ['is.not_null', { kind: 'is', value: 'not_null' }],
    ['is.unknown', { kind: 'is', value: 'unknown' }],
    ['isdistinct.3', { kind: 'isdistinct', value: '3' }],
    ['in.(1,2)', { kind: 'in', values: ['1', '2'] }],
    ['in.()', { kind: 'in', values: [] }],
    ['in.("a,b","c\\"d",e)', { kind: 'in', values: ['a,b', 'c"d', 'e'] }],
    ['in.(a,d"e)', { kind: 'in', values: ['a', 'd"e'] }],
    ['in.("a"b,c)', { kind: 'in', values: ['"a"b', 'c'] }],
    ['fts.cat', { kind: 'search', operator: 'fts', language: null, value: 'cat' }],
    ['wfts(english).fat cat', { kind: 'search', operator: 'wfts', language: 'english', value: 'fat cat' }],
  ])('reads %s', (text, expected) => {
    expect(operation(text)).toEqual(expected)
  })

  it('reads not', () => {
    expect(conditions('a=not.eq.1')).toMatchObject([{ isNegated: true, operation: { value: '1' } }])
  })

  it('reads a plus sign as a space and percent codes as UTF-8', () => {
    expect(conditions('a=eq.fat+c%C3%A4t')).toMatchObject([{ operation: { value: 'fat cät' } }])
  })

  it('reads paths into embedded resources and into JSON', () => {
    const { conditions: found } = parseQuery('books.meta->>x=eq.1')
    expect(found).toMatchObject([{ path: ['books'], value: { field: { name: 'meta', path: [{ arrow: '->>' }] } } }])
  })

  it.each(['1', 'equal.1', 'eq', 'in.1', 'in.(1', 'is.maybe', 'eq(some).1', 'not.1'])('refuses %s', (text) => {
    expect(() => operation(text)).toThrow('failed to parse filter')
  })
})

describe('logic trees', () => {
  it('reads and, or and not, nested', () => {
    expect(conditions('or=(a.eq.1,not.and(b.gt.2,c.not.is.null))')).toMatchObject([
      {
        kind: 'group',
        junction: 'or',
        conditions: [
          { field: { name: 'a' } },
          { isNegated: true, junction: 'and', conditions: [{ field: { name: 'b' } }, { isNegated: true }] },
        ],
      },
    ])
  })

  it('reads a negated tree on an embedded resource', () => {
    const { conditions: found } = parseQuery('books.not.or=(a.eq.1,b.eq.2)')
    expect(found).toMatchObject([{ path: ['books'], value: { junction: 'or', isNegated: true } }])
  })

  it.each([
    ['a quoted value', 'and=(a.eq."x,y)",b.eq.2)', 'x,y)'],
    ['an array', 'and=(a.cs.{x,y},b.eq.2)', '{x,y}'],
    ['a bare quote', 'and=(a.eq.d"e,b.eq.2)', 'd"e'],
    ['a JSON path', 'and=(a->>b.eq.z,b.eq.2)', 'z'],
  ])('reads %s inside', (_, query, value) => {
    expect(conditions(query)).toMatchObject([{ conditions: [{ operation: { value } }, {}] }])
  })

  it.each(['or=', 'or=()', 'or=(a)', 'or=(a.eq.1', 'or=(a.eq.1)x', 'and=a.eq.1'])('refuses %s', (query) => {
    expect(() => parseQuery(query)).toThrow('failed to parse logic tree')
  })

  it('refuses ten thousand levels and ten thousand conditions', () => {
    expect(() => parseQuery(`and=${'(and'.repeat(10_000)}`)).toThrow()
    expect(() => parseQuery(`or=(${'a.eq.1,'.repeat(5_000)}a.eq.1)`)).toThrow('too many conditions')
  })
})

describe('order, limit and columns', () => {
  it('reads order with directions, nulls, JSON paths and related columns', () => {
    expect(parseQuery('order=a.desc.nullslast,meta->>x.asc,b.nullsfirst,authors(name).desc').orders).toMatchObject([
      {
        path: [],
        value: [
          { field: { name: 'a' }, direction: 'desc', nulls: 'last' },
          { field: { name: 'meta', path: [{ arrow: '->>' }] }, direction: 'asc' },
          { field: { name: 'b' }, direction: null, nulls: 'first' },
          { relation: 'authors', field: { name: 'name' }, direction: 'desc' },
        ],
      },
    ])
  })

  it.each(['order=a.up', 'order=a,,b', 'order=a;drop table x', 'order=(select 1)'])('refuses %s', (query) => {
    expect(() => parseQuery(query)).toThrow('failed to parse order')
  })

  it('joins limit and offset per resource, and ignores values that are no numbers', () => {
    expect(parseQuery('limit=5&offset=10&books.limit=2&books.offset=x').slices).toEqual([
      { path: [], value: { limit: 5, offset: 10 } },
      { path: ['books'], value: { limit: 2, offset: 0 } },
    ])
  })

  it('refuses a negative limit', () => {
    expect(() => parseQuery('limit=-1')).toThrow('not satisfiable')
  })

  it('reads quoted columns once each', () => {
    expect(parseQuery('columns="a","b c",a&on_conflict=id,slug')).toMatchObject({
      columns: ['a', 'b c'],
      onConflict: ['id', 'slug'],
    })
  })

  it('distinguishes arguments from filters when a function is called by GET', () => {
    const { callArguments, conditions: found } = parseQuery('a=1&b=eq.2&c={1,2}', true)
    expect(callArguments).toEqual([
      ['a', '1'],
      ['c', '{1,2}'],
    ])
    expect(found).toHaveLength(1)
  })

  it('refuses a query string of a megabyte', () => {
    expect(() => parseQuery(`a=eq.${'x'.repeat(1_000_000)}`)).toThrow('too long')
  })
})
