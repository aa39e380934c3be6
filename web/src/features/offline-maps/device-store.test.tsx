// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { offlineState } from '../../offline/offline-state.ts'
import { sampleAction } from '../../offline/outbox/sample-action.ts'
import { DeviceStore } from './device-store.tsx'

afterEach(() => {
  cleanup()
  offlineState.change({ actions: [] })
})

it('counts unsent changes, with the singular for one', async () => {
  renderOn(
    'desktop',
    <MemoryRouter>
      <DeviceStore />
    </MemoryRouter>,
  )
  expect(await screen.findByText('Nothing')).toBeTruthy()
  act(() => offlineState.change({ actions: [sampleAction()] }))
  expect(screen.getByText('1 change; it is sent automatically')).toBeTruthy()
  act(() => offlineState.change({ actions: [sampleAction(), sampleAction({ id: 'a2' })] }))
  expect(screen.getByText('2 changes; they are sent automatically')).toBeTruthy()
})
