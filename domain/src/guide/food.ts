import { type Cells, codesOf, listOf, type Price, sure, textOrNull } from './cell-forms.ts'
import type { Certainty } from './destination.ts'
import { type Importance, priceOrNull } from './sight.ts'
import { parseUsualTimes, type UsualTimes } from './usual-times.ts'
import type { CONTAINS, DIETS, FOOD_ROWS, MEALS } from './words/travel-words.ts'

export type FoodKind = (typeof FOOD_ROWS)[number]
export type FoodContent = (typeof CONTAINS)[number]
export type Diet = (typeof DIETS)[number]

/** A dish, a drink, a place to eat or a custom, of a destination or of a whole country. */
export type GuideFood = {
  /** Unique within its scope. */
  readonly id: string
  /** A destination id, or two capital letters for a country. */
  readonly scope: string
  readonly kind: FoodKind
  readonly name: string
  readonly localName: string | null
  readonly contains: readonly FoodContent[]
  /** Null: unknown. The flags apply to the usual recipe; `no` means that none of them applies. */
  readonly diets: readonly Diet[] | null
  readonly meals: readonly (typeof MEALS)[number][]
  readonly areaIds: readonly string[]
  readonly usualTimes: readonly UsualTimes[]
  readonly price: Price | null
  readonly importance: Importance
  readonly certainty: Certainty
  readonly note: string | null
}

export function toFood(cell: Cells): GuideFood {
  return {
    id: cell('id'),
    scope: cell('scope'),
    kind: cell('row') as FoodKind,
    name: cell('name'),
    localName: textOrNull(cell('local_name')),
    contains: codesOf<FoodContent>(cell('has')),
    diets: cell('diet') === '' ? null : codesOf<Diet>(cell('diet')),
    meals: codesOf<GuideFood['meals'][number]>(cell('meal')),
    areaIds: listOf(cell('areas')),
    usualTimes: sure(parseUsualTimes(cell('hours')), cell('hours')),
    price: priceOrNull(cell('price')),
    importance: Number(cell('importance')) as Importance,
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}
