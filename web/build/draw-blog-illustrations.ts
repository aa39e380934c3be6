/** `node build/draw-blog-illustrations.ts`: the covers of posts and writers, from packed coastlines. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { CITY_FACTS } from '@app/datasets/city-facts'

import { illustrationLayout } from '../src/features/blog/illustration-layout.ts'
import { drawChart } from './draw-chart.ts'

const PLAN = { ways: [], isGraduated: false, fontSize: 10, shore: 0.35, contoursKm: [10, 22, 38, 58, 84, 120, 170] }

for (const { id, coordinates } of CITY_FACTS) {
  const svg = drawChart(illustrationLayout(coordinates), PLAN)
  await writeFile(join(import.meta.dirname, `../src/features/blog/illustrations/${id}.svg`), svg)
}
