import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseQuery } from '../grammar/parse-query.ts'
import type { Condition, Field, Operation } from '../grammar/query-ast.ts'
import { printCondition, printField, printOperand } from './print-query.ts'

const text = fc.string({ unit: 'binary', maxLength: 12 }).map((value) => value.toWellFormed())
const name = text.filter((value) => value !== '')
const field: fc.Arbitrary<Field> = fc.record({
  name,
  path: fc.array(
    fc.record({
      arrow: fc.constantFrom('->' as const, '->>' as const),
      operand: fc.oneof(
        fc.record({ kind: fc.constant('key' as const), text: name }),
        fc.record({ kind: fc.constant('index' as const), text: fc.integer({ min: -99, max: 99 }).map(String) }),
      ),
    }),
    { maxLength: 2 },
  ),
})
const quantifiable = fc.constantFrom('eq' as const, 'gt' as const, 'gte' as const, 'like' as const, 'imatch' as const)
const simple = fc.constantFrom(
  'neq' as const,
  'cs' as const,
  'cd' as const,
  'ov' as const,
  'nxr' as const,
  'adj' as const,
)
const kind = <K extends Operation['kind']>(value: K): fc.Arbitrary<K> => fc.constant(value)
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: kind('compare'),
    operator: quantifiable,
    quantifier: fc.constantFrom('any' as const, 'all' as const, null),
    value: text,
  }),
  fc.record({ kind: kind('compare'), operator: simple, quantifier: fc.constant(null), value: text }),
  fc.record({ kind: kind('in'), values: fc.array(text, { maxLength: 4 }).filter((list) => list.join() !== '') }),
  fc.record({ kind: kind('is'), value: fc.constantFrom('null' as const, 'not_null' as const, 'unknown' as const) }),
  fc.record({ kind: kind('isdistinct'), value: text }),
  fc.record({
    kind: kind('search'),
    operator: fc.constantFrom('fts' as const, 'plfts' as const, 'wfts' as const),
    language: fc.constantFrom('english', 'simple', null),
    value: text,
  }),
)
const filter = fc.record({ kind: fc.constant('filter' as const), field, isNegated: fc.boolean(), operation })
const { condition } = fc.letrec<{ condition: Condition; group: Condition }>((tie) => ({
  group: fc.record({
    kind: fc.constant('group' as const),
    isNegated: fc.boolean(),
    junction: fc.constantFrom('and' as const, 'or' as const),
    conditions: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
  }),
  condition: fc.oneof({ maxDepth: 4, depthSize: 'small' }, filter, tie('group')),
}))

describe('the filter grammar', () => {
  it('reads back every filter that can be written', () => {
    fc.assert(
      fc.property(filter, (wanted) => {
        const key = encodeURIComponent(printField(wanted.field))
        const value = encodeURIComponent(printOperand(wanted.isNegated, wanted.operation))
        fc.pre(!/(?:^|\.)"?(?:select|columns|on_conflict|order|limit|offset|and|or)"?$/.test(printField(wanted.field)))
        expect(parseQuery(`${key}=${value}`).conditions).toEqual([{ path: [], value: wanted }])
      }),
      { numRuns: 2_000, seed: 2026 },
    )
  })

  it('reads back every logic tree that can be written', () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 3 }), fc.boolean(), (conditions, isNegated) => {
        const value = encodeURIComponent(`(${conditions.map(printCondition).join()})`)
        const wanted = { kind: 'group', isNegated, junction: 'or', conditions }
        expect(parseQuery(`${isNegated ? 'not.' : ''}or=${value}`).conditions).toEqual([{ path: [], value: wanted }])
      }),
      { numRuns: 1_000, seed: 2026 },
    )
  })

  it('answers any text with a tree or with PGRST100, never with another failure', () => {
    const soup = fc.string({
      unit: fc.constantFrom(...'abe1,.()"\\{}->:!*&= not in is eq and or'.split('')),
      maxLength: 60,
    })
    fc.assert(
      fc.property(fc.constantFrom('select', 'or', 'order', 'a', 'columns'), soup, (key, value) => {
        try {
          parseQuery(`${key}=${encodeURIComponent(value)}`)
        } catch (error) {
          expect(error).toMatchObject({ code: 'PGRST100', status: 400 })
        }
      }),
      { numRuns: 5_000, seed: 2026 },
    )
  })
})
