import { postgresChangesFilter } from '@supabase/supabase-js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { refuseLikePatterns, refusePatterns } from '../../database/check-patterns.ts'
import { FILTER_OPERATORS, parseChangeFilter, type FilterOperator } from './change-filter.ts'

const one = (column: string, operator: FilterOperator, values: readonly string[], isNegated = false) => ({
  kind: 'parsed',
  conditions: [{ column, operator, values, isNegated }],
})

describe('parseChangeFilter', () => {
  it.each([
    ['id=eq.1', one('id', 'eq', ['1'])],
    ['name=neq.a.b=c', one('name', 'neq', ['a.b=c'])],
    ['name=eq.', one('name', 'eq', [''])],
    ['at=gte.2026-01-01T00:00:00Z', one('at', 'gte', ['2026-01-01T00:00:00Z'])],
    ['status=in.(a,b)', one('status', 'in', ['a', 'b'])],
    ['status=in.( a , b )', one('status', 'in', ['a', 'b'])],
    ['status=in.("a,b","(c)",d)', one('status', 'in', ['a,b', '(c)', 'd'])],
    ['status=not.in.(a)', one('status', 'in', ['a'], true)],
    ['deleted_at=is.null', one('deleted_at', 'is', ['null'])],
    ['deleted_at=not.is.null', one('deleted_at', 'is', ['null'], true)],
    ['title=like.%foo%', one('title', 'like', ['%foo%'])],
    ['title=imatch.^a(b|c)$', one('title', 'imatch', ['^a(b|c)$'])],
    [String.raw`name=eq."say \"hi\", \\ ok"`, one('name', 'eq', [String.raw`say "hi", \ ok`])],
    ['name=eq.5" pipe', one('name', 'eq', ['5" pipe'])],
  ])('reads %s', (filter, expected) => {
    expect(parseChangeFilter(filter)).toEqual(expected)
  })

  it('joins conditions with commas', () => {
    expect(parseChangeFilter('id=gt.0,id=lt.100, name=eq."a,b"')).toMatchObject({
      conditions: [
        { column: 'id', operator: 'gt' },
        { column: 'id', operator: 'lt' },
        { column: 'name', values: ['a,b'] },
      ],
    })
  })

  it.each(['', '   '])('treats %j as no filter', (filter) => {
    expect(parseChangeFilter(filter)).toEqual({ kind: 'parsed', conditions: [] })
  })

  it.each([
    'undefined',
    'id',
    'id=1',
    'id=foo.1',
    '=eq.1',
    'id=eq.1,',
    'id=in.1',
    'id=is.maybe',
    'id=not.1',
    'id=EQ.1',
    'id=match.^(a+)\\1$',
    'id=not.imatch."(a)(b)\\\\2"',
    'name=match.((a{1,200}){1,200}b)',
    'name=imatch."([[:alpha:]]{1,250}){1,40}q1x0"',
    Array.from({ length: 17 }, (_, i) => `name=match.x${i}`).join(','),
    `name=like.%${'a'.repeat(200)}`,
    `name=not.ilike.${'a%'.repeat(11)}`,
    `id=eq.${'x'.repeat(2_001)}`,
    Array.from({ length: 21 }, () => 'a=eq.1').join(','),
  ])('refuses %j', (filter) => {
    expect(parseChangeFilter(filter)).toMatchObject({ kind: 'refused' })
  })

  it('reads the filters of the official builder', () => {
    const text = fc
      .string({ maxLength: 20 })
      .filter((each) => refusePatterns([each]) === null && refuseLikePatterns([each]) === null)
    const scalar = fc.constantFrom(...FILTER_OPERATORS.filter((name) => name !== 'in' && name !== 'is'))
    const condition = fc.oneof(
      fc.record({ operator: scalar, values: fc.tuple(text), isNegated: fc.boolean() }),
      fc.record({
        operator: fc.constant('in' as const),
        values: fc.uniqueArray(text, { minLength: 1, maxLength: 5 }),
        isNegated: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), (conditions) => {
        const builder = postgresChangesFilter()
        for (const { operator, values, isNegated } of conditions) {
          const value = operator === 'in' ? values : values[0]
          if (isNegated) builder.not('col', operator as 'eq', value as string)
          else
            (builder as never as Record<string, (column: string, value: unknown) => void>)[
              operator === 'isdistinct' ? 'isDistinct' : operator
            ]?.('col', value)
        }
        expect(parseChangeFilter(builder.build())).toEqual({
          kind: 'parsed',
          conditions: conditions.map((each) => ({ column: 'col', ...each })),
        })
      }),
      { numRuns: 500, seed: 2026 },
    )
  })
})
