import type { MonthlyClimate } from '@app/domain/climate'

const DEGREES_A_LINE = 10
const FEWEST_LINES = 2
/** Round figures that two scales can share. */
const RAIN_STEPS_MM = [25, 50, 100, 150, 200, 300]

type ScaleLine = { readonly share: number; readonly celsius: number; readonly rainMm: number }

/** Warmth by tens of degrees, rain from nothing upwards; both have their round figures on the same lines. */
export function yearScale({ meanC, rainMm }: MonthlyClimate) {
  const coldest = Math.floor(Math.min(...meanC) / DEGREES_A_LINE) * DEGREES_A_LINE
  const warmest = Math.ceil(Math.max(...meanC) / DEGREES_A_LINE) * DEGREES_A_LINE
  const steps = Math.max(FEWEST_LINES, (warmest - coldest) / DEGREES_A_LINE)
  const wettest = Math.max(...rainMm)
  const rainStep = RAIN_STEPS_MM.find((step) => step * steps >= wettest) ?? Math.ceil(wettest / steps / 100) * 100
  const lines: readonly ScaleLine[] = Array.from({ length: steps + 1 }, (_, line) => ({
    share: line / steps,
    celsius: coldest + line * DEGREES_A_LINE,
    rainMm: line * rainStep,
  }))
  return {
    lines,
    warmthShare: (celsius: number): number => (celsius - coldest) / (steps * DEGREES_A_LINE),
    rainShare: (mm: number): number => mm / (steps * rainStep),
  }
}
