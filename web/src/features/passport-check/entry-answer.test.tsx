// @vitest-environment jsdom
import { entryFactsOf } from '@app/datasets/entry-facts'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadVisas } from '@app/datasets/visas'
import { calendarDate } from '@app/domain/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { serverEntryTables } from '../../api/entry/load-entry-tables.ts'
import { PageConfigProvider } from '../../api/page-config.tsx'
import { EntryAnswer } from './entry-answer.tsx'
import { loadPassportCheck } from './load-passport-check.ts'

const CONFIG = {
  supabaseUrl: '',
  supabaseKey: '',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const

const context = new RouterContextProvider()

async function ask(query: string): Promise<void> {
  const view = await loadPassportCheck({ request: new Request(`https://s.example/documents?${query}`), context })
  if (!view.entry) throw new Error('no answer')
  render(
    <PageConfigProvider config={CONFIG}>
      <MemoryRouter>
        <EntryAnswer view={view} entry={view.entry} />
      </MemoryRouter>
    </PageConfigProvider>,
  )
}

beforeAll(async () => {
  const visas = await loadVisas(readPackedFile)
  const today = calendarDate('2026-11-17')
  context.set(serverEntryTables, async () => ({
    countries: visas.passports,
    between: (question) => entryFactsOf(question, visas, today),
  }))
})
afterEach(cleanup)

describe('EntryAnswer', () => {
  it('stamps the answer, with its source, its day and what else the border asks', async () => {
    await ask('passport=PT&destination=JP')
    expect(screen.getByRole('heading', { name: 'Portugal to Japan' })).toBeTruthy()
    expect(screen.getByText('Up to 90 days without a visa')).toBeTruthy()
    expect(screen.getByText(/A longer stay needs a visa/)).toBeTruthy()
    expect(screen.queryByText(/No visa needed/)).toBeNull()
    expect(screen.getAllByText('may be out of date, last read').length).toBeGreaterThan(0)
    expect(screen.getByText('No proof of a yellow fever vaccination is asked for.', { exact: false })).toBeTruthy()
    expect(screen.getByRole('link', { name: /safety there/ }).getAttribute('href')).toBe(
      '/risk-radar?country=JP#answer',
    )
  })
  it('says that a stay is too long and a passport too short', async () => {
    await ask('passport=US&destination=IT&expires=2027-08-01&issued=2018-08-01&arrive=2027-05-01&leave=2027-08-20')
    expect(screen.getByText('Longer than allowed without a visa')).toBeTruthy()
    expect(screen.queryByText('No visa needed')).toBeNull()
    expect(screen.getByText(/^Your stay of 112 days is longer than the 90/)).toBeTruthy()
    expect(screen.getByText('Yours is too short: it would have to last until 20 Nov 2027.')).toBeTruthy()
  })
  it('says that both are long enough', async () => {
    await ask('passport=US&destination=IT&expires=2027-11-20&issued=2018-08-01&arrive=2027-08-11&leave=2027-08-20')
    expect(screen.getByText('No visa needed for your 10 days')).toBeTruthy()
    expect(screen.getByText('Your stay of 10 days is within the 90.')).toBeTruthy()
    expect(screen.getByText('Yours lasts long enough: 20 Nov 2027 is the least.')).toBeTruthy()
  })
  it('warns of a passport that ends too early, however short the stay', async () => {
    await ask('passport=US&destination=IT&expires=2027-09-01&issued=2018-08-01&arrive=2027-08-11&leave=2027-08-20')
    expect(screen.getByText('Your passport does not last long enough')).toBeTruthy()
    expect(screen.queryByText(/No visa needed/)).toBeNull()
  })
  it('asks EU citizens inside the EU for a valid passport or identity card alone', async () => {
    await ask('passport=FR&destination=IT&expires=2027-09-01&issued=2015-08-01&arrive=2027-03-11&leave=2027-08-20')
    expect(screen.getByText('No visa needed')).toBeTruthy()
    expect(screen.getByText(/you need a valid passport or identity card/)).toBeTruthy()
    expect(screen.queryByText(/blank pages|ten years|longer than/)).toBeNull()
  })
  it('asks nothing more of whoever comes home', async () => {
    await ask('passport=PT&destination=PT')
    expect(screen.getByText('This is your own country')).toBeTruthy()
    expect(screen.queryByText('How long the passport must last')).toBeNull()
  })
})
