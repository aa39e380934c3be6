import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { polishDay, RouteSet, Search } from './index.ts'
import { sampleProblem, verify } from './sample-problem.ts'

const problems = fc
  .record({
    seed: fc.nat(10_000),
    nodeCount: fc.integer({ min: 1, max: 40 }),
    dayCount: fc.integer({ min: 1, max: 4 }),
    hasWalk: fc.boolean(),
    hasMeals: fc.boolean(),
    hasLimits: fc.boolean(),
  })
  .map(sampleProblem)

describe('Search', () => {
  it('respects every window, limit and cap, and counts correctly', () => {
    fc.assert(
      fc.property(problems, fc.nat(100), (problem, seed) => {
        const search = new Search(problem, seed)
        search.improve(60, 0.5)
        for (let day = 0; day < problem.dayCount; day++) polishDay(search.best, day)
        const { faults, profit } = verify(problem, search.best.toRoutes())
        expect(faults).toEqual([])
        expect(search.best.profit).toBe(profit)
      }),
      { seed: 6, numRuns: 60 },
    )
  })

  it('is in time after a meal, also when the stop before it was removed', () => {
    for (let seed = 0; seed < 60; seed++) {
      const problem = sampleProblem({ seed, nodeCount: 30, dayCount: 1, hasMeals: true })
      const search = new Search(problem, seed)
      search.improve(200, 0.5)
      expect(verify(problem, search.best.toRoutes()).faults, `seed ${seed}`).toEqual([])
    }
  })

  it('gives the same result for the same seed', () => {
    const found = () => {
      const search = new Search(sampleProblem({ seed: 3, nodeCount: 40, dayCount: 3 }), 11)
      search.improve(100, 0)
      search.improve(100, 1)
      return search.best.toRoutes()
    }
    expect(found()).toEqual(found())
  })

  it('never replaces a plan by a worse one', () => {
    const search = new Search(sampleProblem({ seed: 4, nodeCount: 40, dayCount: 2 }), 1)
    let before = search.best.value
    for (let step = 0; step < 20; step++) {
      search.improve(20, step / 20)
      expect(search.best.value).toBeGreaterThanOrEqual(before)
      before = search.best.value
    }
  })

  it('finds the optimum on a short day', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.boolean(), (seed, hasMeals) => {
        const problem = sampleProblem({ seed, nodeCount: 8, dayCount: 1, hasMeals })
        const search = new Search(problem, 1)
        search.improve(400, 0.5)
        const exact = new RouteSet(problem)
        exact.copyFrom(search.best)
        polishDay(exact, 0)
        expect(search.best.value).toBeGreaterThanOrEqual(exact.value * 0.98)
      }),
      { seed: 9, numRuns: 20 },
    )
  })
})

describe('polishDay', () => {
  it('turns a bad order into the optimal one', () => {
    const problem = sampleProblem({ seed: 5, nodeCount: 6, dayCount: 1 })
    const routes = new RouteSet(problem)
    const search = new Search(problem, 1)
    search.improve(300, 1)
    const [first] = search.best.toRoutes()[0]!
    routes.insert(first!, 0, 1)
    expect(polishDay(routes, 0)).toBe(true)
    expect(polishDay(routes, 0)).toBe(false)
    expect(routes.profit).toBeGreaterThan(problem.profit[first!]!)
  })
})
