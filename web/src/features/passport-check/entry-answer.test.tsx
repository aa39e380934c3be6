// @vitest-environment jsdom
import { entryFactsOf } from '@app/datasets/entry-facts'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadVisas } from '@app/datasets/visas'
import { calendarDate } from '@app/domain/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { serverEntryTables } from '../../entities/place/entry-tables/load-entry-tables.ts'
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
    <PageProviders config={CONFIG}>
      <MemoryRouter>
        <EntryAnswer view={view} entry={view.entry} />
      </MemoryRouter>
    </PageProviders>,
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
  it('stamps the answer, with its source, its date and the other entry rules', async () => {
    await ask('passport=PT&destination=JP')
    expect(screen.getByRole('heading', { name: 'Portugal to Japan' })).toBeTruthy()
    expect(screen.getByText('Up to 90 days without a visa')).toBeTruthy()
    expect(screen.getByText(/A longer stay needs a visa/)).toBeTruthy()
    expect(screen.queryByText(/No visa needed/)).toBeNull()
    expect(screen.getAllByText('may be out of date, last checked').length).toBeGreaterThan(0)
    expect(screen.getByText('No proof of yellow fever vaccination is required.', { exact: false })).toBeTruthy()
    expect(screen.getByRole('link', { name: /safety there/ }).getAttribute('href')).toBe(
      '/risk-radar?country=JP#answer',
    )
  })
  it('says that a stay is too long and a passport too short', async () => {
    await ask('passport=US&destination=IT&expires=2027-08-01&issued=2018-08-01&arrive=2027-05-01&leave=2027-08-20')
    expect(screen.getByText('Longer than allowed without a visa')).toBeTruthy()
    expect(screen.queryByText('No visa needed')).toBeNull()
    expect(screen.getByText(/^Your stay of 112 days is longer than the 90/)).toBeTruthy()
    expect(screen.getByText('Yours expires too early: it must last until 20 Nov 2027.')).toBeTruthy()
  })
  it('says that a stay is too long when the passport has no dates', async () => {
    await ask('passport=GB&destination=VN&arrive=2026-12-01&leave=2027-01-30')
    expect(screen.getByText('Longer than allowed without a visa')).toBeTruthy()
    expect(screen.queryByText(/days without a visa/)).toBeNull()
    expect(screen.getByText(/^Your stay of 61 days is longer than the 45/)).toBeTruthy()
  })
  it('says that a stay fits when the passport has no dates', async () => {
    await ask('passport=GB&destination=VN&arrive=2026-12-01&leave=2027-01-14')
    expect(screen.getByText('No visa needed for your 45 days')).toBeTruthy()
    expect(screen.queryByText(/Yours is valid/)).toBeNull()
  })
  it('says that both are long enough', async () => {
    await ask('passport=US&destination=IT&expires=2027-11-20&issued=2018-08-01&arrive=2027-08-11&leave=2027-08-20')
    expect(screen.getByText('No visa needed for your 10 days')).toBeTruthy()
    expect(screen.getByText('Your stay of 10 days is within the 90.')).toBeTruthy()
    expect(screen.getByText('Yours is valid long enough: it must last until 20 Nov 2027.')).toBeTruthy()
  })
  it('warns of a passport that expires too early, however short the stay', async () => {
    await ask('passport=US&destination=IT&expires=2027-09-01&issued=2018-08-01&arrive=2027-08-11&leave=2027-08-20')
    expect(screen.getByText('Your passport is not valid long enough')).toBeTruthy()
    expect(screen.queryByText(/No visa needed/)).toBeNull()
  })
  it('does not promise a visa-free stay of unknown length', async () => {
    await ask('passport=BD&destination=TT')
    expect(screen.getByText('No visa for a short stay')).toBeTruthy()
    expect(screen.getByText(/We do not know for how many days/)).toBeTruthy()
    expect(screen.queryByText(/No visa needed/)).toBeNull()
  })
  it('requires only a valid passport or identity card from EU citizens inside the EU', async () => {
    await ask('passport=FR&destination=IT&expires=2027-09-01&issued=2015-08-01&arrive=2027-03-11&leave=2027-08-20')
    expect(screen.getByText('No visa needed')).toBeTruthy()
    expect(screen.getByText(/you need a valid passport or identity card/)).toBeTruthy()
    expect(screen.queryByText(/blank pages|ten years|longer than/)).toBeNull()
  })
  it('requires nothing more from a citizen of the country', async () => {
    await ask('passport=PT&destination=PT')
    expect(screen.getByText('This is your own country')).toBeTruthy()
    expect(screen.queryByText('How long the passport must be valid')).toBeNull()
  })
})
