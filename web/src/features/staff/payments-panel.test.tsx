// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { AdminContext } from '../../entities/traveller/roles/use-admin.ts'
import { PaymentsPanel } from './payments-panel.tsx'

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'key',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'mobile',
} as const

afterEach(cleanup)

it.each([true, false])('looks an account up for support staff only: %s', (isSupport) => {
  render(
    <PageProviders config={CONFIG}>
      <AdminContext value={{ isSupport } as never}>
        <PaymentsPanel />
      </AdminContext>
    </PageProviders>,
  )
  expect(screen.queryAllByRole('button', { name: 'Look up' })).toHaveLength(isSupport ? 1 : 0)
  expect(screen.queryAllByText('Payments are shown to owners, admins and support.')).toHaveLength(isSupport ? 0 : 1)
})
