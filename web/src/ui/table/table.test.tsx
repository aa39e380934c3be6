// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { TableColumn } from './table-sort.ts'
import { Table } from './table.tsx'

type Fare = { readonly to: string; readonly euros: number | null }

const COLUMNS: readonly TableColumn<Fare>[] = [
  { id: 'to', label: 'To', cell: ({ to }) => to, sortValue: ({ to }) => to },
  {
    id: 'price',
    label: 'Price',
    isNumeric: true,
    cell: ({ euros }) => euros ?? 'Sold out',
    sortValue: ({ euros }) => euros,
  },
]
const FARES: readonly Fare[] = [
  { to: 'Porto', euros: 64 },
  { to: 'Faro', euros: null },
  { to: 'Lisbon', euros: 182 },
]

const order = (): readonly (string | undefined)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.lastElementChild?.textContent)
const sortBy = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  render(<Table caption="Fares" columns={COLUMNS} rows={FARES} rowKey={({ to }) => to} empty={<p>None</p>} />)
})
afterEach(cleanup)

describe('Table', () => {
  it('sorts ascending, then descending, then not at all; unknown values are always last', () => {
    sortBy('Price')
    expect(order()).toEqual(['Porto', 'Lisbon', 'Faro'])
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('ascending')
    sortBy('Price')
    expect(order()).toEqual(['Lisbon', 'Porto', 'Faro'])
    sortBy('Price')
    expect(order()).toEqual(['Porto', 'Faro', 'Lisbon'])
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('none')
  })

  it('sorts by words too', () => {
    sortBy('To')
    expect(order()).toEqual(['Faro', 'Lisbon', 'Porto'])
  })

  it('can be sorted when its headers are hidden', () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'descending to' } })
    expect(order()).toEqual(['Porto', 'Lisbon', 'Faro'])
  })

  it('shows an empty state without rows', () => {
    cleanup()
    render(<Table caption="Fares" columns={COLUMNS} rows={[]} rowKey={({ to }) => to} empty={<p>None</p>} />)
    expect(screen.getByText('None')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
