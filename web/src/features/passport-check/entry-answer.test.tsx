// @vitest-environment jsdom
import { entryFactsOf } from '@app/datasets/entry-facts'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadVisas } from '@app/datasets/visas'
import { calendarDate } from '@app/domain/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { keep } from '../../device/storage/use-stored-value.ts'
import { serverEntryTables } from '../../entities/place/entry-tables/load-entry-tables.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { EntryAnswer } from './entry-answer.tsx'
import { loadPassportCheck } from './load-passport-check.ts'

const CONFIG = {
  supabaseUrl: '',
  supabaseKey: '',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth
const STAY = { area: 'schengen', arrives_on: '2027-03-01', leaves_on: '2027-04-29' }
/** Sixty days in spring. */
const ANA = { id: 'a', name: 'Ana', passports: [{ country: 'US', expires_on: null }], stays: [STAY] }

const context = new RouterContextProvider()

async function ask(query: string): Promise<void> {
  const view = await loadPassportCheck({ request: new Request(`https://s.example/documents?${query}`), context })
  if (!view.entry) throw new Error('no answer')
  render(
    <PageProviders config={CONFIG}>
      <AuthContext value={GUEST}>
        <MemoryRouter>
          <EntryAnswer view={view} entry={view.entry} />
        </MemoryRouter>
      </AuthContext>
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
afterEach(() => {
  cleanup()
  localStorage.clear()
})

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
  it.each(['business', 'transit', 'other'])('says that only the rule for tourists is known: %s', async (purpose) => {
    await ask(`passport=PT&destination=JP&purpose=${purpose}&arrive=2027-05-01&leave=2027-05-20`)
    expect(screen.getByText('Not known for this purpose')).toBeTruthy()
    expect(screen.getByText(/Our table covers tourists only.*Ask the embassy of Japan/)).toBeTruthy()
    expect(screen.queryByText(/No visa needed|without a visa/)).toBeNull()
  })
  it('warns of a stay one day too long whatever the purpose, and takes an unknown purpose for tourism', async () => {
    await ask('passport=PT&destination=JP&purpose=business&arrive=2027-05-01&leave=2027-07-30')
    expect(screen.getByText('Longer than allowed without a visa')).toBeTruthy()
    cleanup()
    await ask('passport=PT&destination=JP&purpose=spying&arrive=2027-05-01&leave=2027-07-29')
    expect(screen.getByText('No visa needed for your 90 days')).toBeTruthy()
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

  it('counts earlier stays: longer than what is left is a warning, not a stamp', async () => {
    keep('travellers', [ANA])
    await ask('passport=US&destination=IT&arrive=2027-05-20&leave=2027-06-30')
    expect(screen.getByText('Longer than the days you have left')).toBeTruthy()
    expect(screen.getByText(/^Your stay of 42 days is longer than the 30 you have left/)).toBeTruthy()
    expect(screen.getByText(/^30 of 90 days are left for Ana on 20 May 2027/)).toBeTruthy()
    expect(screen.queryByText(/No visa needed/)).toBeNull()
  })
  it('stamps a stay that fits what is left, to the day', async () => {
    keep('travellers', [ANA])
    await ask('passport=US&destination=IT&arrive=2027-05-20&leave=2027-06-18')
    expect(screen.getByText('No visa needed for your 30 days')).toBeTruthy()
  })
  it('does not count the stays of one who has another passport', async () => {
    keep('travellers', [{ ...ANA, passports: [{ country: 'BR', expires_on: null }] }])
    await ask('passport=US&destination=IT&arrive=2027-05-20&leave=2027-06-30')
    expect(screen.getByText('No visa needed for your 42 days')).toBeTruthy()
    expect(screen.queryByText(/days are left/)).toBeNull()
  })
  it('links the official address of what is needed', async () => {
    await ask('passport=PT&destination=US')
    expect(screen.getByRole('link', { name: 'esta.cbp.dhs.gov' }).getAttribute('href')).toBe(
      'https://esta.cbp.dhs.gov/',
    )
  })
  it('says that it knows no official address', async () => {
    await ask('passport=IN&destination=SC')
    expect(screen.getByText(/^We know no official/)).toBeTruthy()
  })
})
