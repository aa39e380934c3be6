// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { BarChart } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'

const DATA = {
  title: 'Temperature',
  labels: ['Jan', 'Feb', 'Mar'],
  series: [{ name: 'Lisbon', values: [11, null, 14] }],
  format: (value: number) => `${value} °C`,
}

afterEach(cleanup)

describe.each([
  ['LineChart', LineChart],
  ['BarChart', BarChart],
])('%s', (_, Chart) => {
  it('has the same data as a table, gaps included', () => {
    renderOn('desktop', <Chart {...DATA} />)
    const table = screen.getByRole('table', { name: 'Temperature' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['PeriodLisbon', 'Jan11 °C', 'Feb–', 'Mar14 °C'])
  })
})

it('breaks the line at unknown values', () => {
  const { container } = renderOn('desktop', <LineChart {...DATA} />)
  const line = [...container.querySelectorAll('path.stroke-tide')].at(-1)?.getAttribute('d') ?? ''
  expect(line.match(/M/g)).toHaveLength(2)
  expect(line).not.toContain('L')
})
