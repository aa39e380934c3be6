// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { offlineState } from '../../offline/offline-state.ts'
import { sampleAction } from '../../offline/outbox/sample-action.ts'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { DeviceStore } from './device-store.tsx'

afterEach(() => {
  cleanup()
  offlineState.change({ actions: [] })
})

it('counts what waits to be sent, one as one', async () => {
  renderOn(
    'desk',
    <MemoryRouter>
      <DeviceStore />
    </MemoryRouter>,
  )
  expect(await screen.findByText('Nothing')).toBeTruthy()
  act(() => offlineState.change({ actions: [sampleAction()] }))
  expect(screen.getByText('1 change; it goes out by itself')).toBeTruthy()
  act(() => offlineState.change({ actions: [sampleAction(), sampleAction({ id: 'a2' })] }))
  expect(screen.getByText('2 changes; they go out by themselves')).toBeTruthy()
})
