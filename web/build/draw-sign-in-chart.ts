/** Draws the illustration beside the sign-in from packed coastlines: `npm run draw -w web`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { SIGN_IN_LAYOUT } from '../src/features/sign-in/chart-layout.ts'
import type { ChartCity } from './chart-cities.ts'
import { drawChart } from './draw-chart.ts'

/** City centres after GeoNames (CC BY 4.0), rounded to a hundredth of a degree. */
const TOKYO: ChartCity = { name: 'Tokyo', latitude: 35.69, longitude: 139.69, side: 'right' }
const TAIPEI: ChartCity = { name: 'Taipei', latitude: 25.05, longitude: 121.53, side: 'left' }
const SEOUL: ChartCity = { name: 'Seoul', latitude: 37.57, longitude: 126.98, side: 'left' }
const NAHA: ChartCity = { name: 'Naha', latitude: 26.21, longitude: 127.68, side: 'right' }

const chart = drawChart(SIGN_IN_LAYOUT, {
  ways: [
    { from: TAIPEI, to: TOKYO, labelAt: 0.55 },
    { from: SEOUL, to: NAHA, labelAt: 0.62 },
  ],
  isGraduated: false,
  fontSize: 13,
  shore: 0.5,
  contoursKm: [25, 60, 110, 180, 270, 390],
})
await writeFile(join(import.meta.dirname, '../src/features/sign-in/east-china-sea.svg'), chart)
