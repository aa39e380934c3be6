// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { AdminContext } from '../../api/roles/use-admin.ts'
import { PaymentsPanel } from './payments-panel.tsx'

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'key',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'mobile',
} as const

afterEach(cleanup)

it.each([true, false])('looks somebody up for the team alone: %s', (isSupport) => {
  render(
    <PageConfigProvider config={CONFIG}>
      <AdminContext value={{ isSupport } as never}>
        <PaymentsPanel />
      </AdminContext>
    </PageConfigProvider>,
  )
  expect(screen.queryAllByRole('button', { name: 'Look up' })).toHaveLength(isSupport ? 1 : 0)
  expect(screen.queryAllByText('Payments are shown to owners, admins and support.')).toHaveLength(isSupport ? 0 : 1)
})
