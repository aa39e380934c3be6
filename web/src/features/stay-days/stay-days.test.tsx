// @vitest-environment jsdom
import { calendarDate } from '@app/domain/kernel'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { useParty } from '../../entities/party/use-party.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { DaysAnswer } from './days-answer.tsx'
import { StayDays } from './stay-days.tsx'
import { useArea } from './use-area.ts'
import { recorded, useStays } from './use-stays.ts'

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth

const TODAY = calendarDate('2027-04-10')

function Page() {
  const area = useArea()
  const party = useParty()
  const list = useStays(party, party.travellers[0].id, area.id)
  return (
    <>
      <StayDays area={area} list={list} who={{ travellers: party.travellers, chosen: '', choose: () => undefined }} />
      {list.stays.length > 0 && <DaysAnswer stays={recorded(list.stays)} area={area} today={TODAY} />}
    </>
  )
}

const open = () =>
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={GUEST}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </AuthContext>
    </PageProviders>,
  )

function add(arrive: string, leave = ''): void {
  fireEvent.change(screen.getByLabelText('You entered on'), { target: { value: arrive } })
  fireEvent.change(screen.getByLabelText('You left on'), { target: { value: leave } })
  fireEvent.click(screen.getByRole('button', { name: 'Add stay' }))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the day counter', () => {
  it('counts stays, says what is left and until when one may stay', () => {
    open()
    add('2027-03-01', '2027-03-10')
    add('2027-04-01')
    expect(screen.getByRole('heading', { name: '70 days left today' })).toBeTruthy()
    expect(screen.getByText(/^20 of 90 days used in the 180 days since 13 Oct 2026/)).toBeTruthy()
    expect(screen.getByText('You are there now. Leave on 19 Jun 2027 at the latest.')).toBeTruthy()
    expect(screen.getByText('March 2027: 10 days there')).toBeTruthy()
    expect(screen.getByText('February 2027: no days there')).toBeTruthy()
  })
  it('keeps the stays over a reload, and forgets the one that is removed', () => {
    open()
    add('2027-03-01', '2027-03-10')
    cleanup()
    open()
    expect(screen.getByRole('heading', { name: '80 days left today' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove the stay 1 Mar 2027 to 10 Mar 2027' }))
    expect(screen.queryByRole('heading', { name: /left today/ })).toBeNull()
  })
  it('warns of a stay that is one day too long, and not of one that just fits', () => {
    open()
    add('2027-05-01', '2027-07-29')
    expect(screen.queryByText(/^Too long/)).toBeNull()
    add('2027-07-30', '2027-07-30')
    expect(screen.getByText(/^Too long: 30 Jul 2027 is day 91 of 90/)).toBeTruthy()
  })
  it('answers for a day of entry', () => {
    open()
    add('2027-01-01', '2027-03-31')
    const enter = (on: string) => fireEvent.change(screen.getByLabelText('If you enter on'), { target: { value: on } })
    enter('2027-06-29')
    expect(screen.getByText('No day is left then. The first day you can enter is 30 Jun 2027.')).toBeTruthy()
    enter('2027-06-30')
    expect(screen.getByText('Leave on 27 Sept 2027 at the latest: 90 days.')).toBeTruthy()
  })
  it('counts each area apart, and a rule of the traveller’s own', () => {
    open()
    add('2027-03-01', '2027-03-10')
    const area = screen.getByLabelText('Where the days count')
    fireEvent.change(area, { target: { value: 'TR' } })
    expect(screen.queryByRole('heading', { name: /left today/ })).toBeNull()
    fireEvent.change(area, { target: { value: 'XX' } })
    fireEvent.change(screen.getByLabelText('Days allowed'), { target: { value: '30' } })
    add('2027-04-01', '2027-04-05')
    expect(screen.getByRole('heading', { name: '25 days left today' })).toBeTruthy()
  })
  it.each([
    ['', '', 'Enter the day you entered'],
    ['2027-03-02', '2027-03-01', 'You cannot leave before you enter'],
    ['1999-12-31', '', 'Enter a day after the year 2000'],
  ])('asks again for a stay from "%s" to "%s"', (arrive, leave, problem) => {
    open()
    add(arrive, leave)
    expect(screen.getByText(problem)).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Your stays' })).queryByRole('list')).toBeNull()
  })
})
