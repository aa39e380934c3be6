import type { RouteSet } from './route-set.ts'
import { startOf } from './start-of.ts'

export const NOWHERE = 0x7fff_ffff

/**
 * Finds the cheapest insertion of a node on a day. Stores its result in fields, because it is called millions of times.
 */
export class FindInsertion {
  cost = 0
  position = 0

  /** In constant time per position; false when it fits nowhere. */
  look(routes: RouteSet, node: number, day: number): boolean {
    const { windowFrom, dayCount, walk, floats } = routes.problem
    const cell = node * dayCount + day
    if (windowFrom[cell]! === windowFrom[cell + 1]!) return false
    this.cost = NOWHERE
    if (walk.length === 0 && floats.length === 0) this.lookByTime(routes, node, day)
    else this.lookByTimeAndWalk(routes, node, day)
    return this.cost !== NOWHERE
  }

  private lookByTime(routes: RouteSet, node: number, day: number): void {
    const { travel, service, windowFrom, opens, closes, dayCount } = routes.problem
    const { at, leave, latest, points } = routes
    const first = windowFrom[node * dayCount + day]!
    const lastClose = closes[windowFrom[node * dayCount + day + 1]! - 1]!
    const stay = service[node]!
    const earliestEnd = opens[first]! + stay
    const base = day * routes.stride
    const end = base + routes.count[day]! + 1
    const row = node * points
    let best = NOWHERE
    for (let index = base + 1; index <= end; index++) {
      const left = leave[index - 1]!
      if (left > lastClose) break
      const bound = latest[index]!
      if (earliestEnd > bound) continue
      const before = at[index - 1]!
      const after = at[index]!
      const arrival = left + travel[row + before]!
      if (arrival > lastClose) continue
      let window = first
      while (closes[window]! < arrival) window++
      const open = opens[window]!
      const arrivalAfter = (arrival > open ? arrival : open) + stay + travel[row + after]!
      if (arrivalAfter > bound) continue
      const cost = arrivalAfter - left - travel[before * points + after]!
      if (cost >= best) continue
      best = cost
      this.position = index - base
    }
    this.cost = best < 1 ? 1 : best
  }

  /** Following floating nodes move along, so the first later node with its own position decides. */
  private lookByTimeAndWalk(routes: RouteSet, node: number, day: number): void {
    const { travel, service, floats, walk, windowFrom, opens, closes, dayCount } = routes.problem
    const { at, here, leave, latest, points } = routes
    const base = day * routes.stride
    const end = base + routes.count[day]! + 1
    const walkLeft = walk.length === 0 ? 0 : Math.max(0, routes.walkLeft(day))
    const lastClose = closes[windowFrom[node * dayCount + day + 1]! - 1]!
    const earliestEnd = opens[windowFrom[node * dayCount + day]!]! + service[node]!
    for (let index = base + 1; index <= end; index++) {
      if (leave[index - 1]! > lastClose) break
      if (earliestEnd > latest[index]!) continue
      const before = here[index - 1]!
      const place = floats[node] === 1 ? before : node
      const start = startOf(routes, node, day, leave[index - 1]! + travel[before * points + place]!)
      if (start < 0) continue
      let next = index
      let free = start + service[node]!
      while (next < end && floats[at[next]!] === 1 && free >= 0) {
        const meal = startOf(routes, at[next]!, day, free)
        free = meal < 0 ? -1 : meal + service[at[next]!]!
        next++
      }
      if (free < 0) continue
      const after = here[next]!
      const arrival = free + travel[place * points + after]!
      if (arrival > latest[next]!) continue
      if (walk.length > 0) {
        const more =
          walk[before * points + place]! + walk[place * points + after]! - walk[here[next - 1]! * points + after]!
        if (more > walkLeft) continue
      }
      const later = arrival - leave[next - 1]! - travel[here[next - 1]! * points + after]!
      const cost = Math.max(later, service[node]!, 1)
      if (cost >= this.cost) continue
      this.cost = cost
      this.position = index - base
    }
  }
}
