// @vitest-environment jsdom
import type { PlaceAdvice } from '@app/contracts/place-guide'
import { advisoriesOf } from '@app/datasets/advisories'
import { loadGuide } from '@app/datasets/guide'
import { readPackedFile } from '@app/datasets/packed-files'
import { claimsOn, gatherAdvice } from '@app/datasets/place-guide'
import { calendarDate, type Claim } from '@app/domain/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { LawRows } from './law-rows.tsx'

const guide = await loadGuide(readPackedFile)

afterEach(cleanup)

async function show(code: string, advice: readonly Claim<PlaceAdvice>[]): Promise<void> {
  const country = (await guide.facts(code)) ?? expect.fail(code)
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <LawRows country={country} advice={advice} />
    </PageProviders>,
  )
}

it('links the page of each government beside what our guide says of the law', async () => {
  await show('TH', gatherAdvice('TH', claimsOn(calendarDate('2026-11-18'))))
  expect(screen.getByText(/death penalty/)).toBeDefined()
  expect(screen.getByText(/leave vapes at home/)).toBeDefined()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(advisoriesOf('TH').map(({ source }) => source.url))
})

it('says which laws are not certain, and that no government is linked', async () => {
  await show('BD', [])
  expect(screen.getAllByText('(not certain)').length).toBeGreaterThan(0)
  expect(screen.getByText(/ask its embassy/)).toBeDefined()
})
