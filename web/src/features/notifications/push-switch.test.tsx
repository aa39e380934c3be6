// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { PushSwitch } from './push-switch.tsx'

const device = vi.hoisted(() => ({ readPushState: vi.fn(), turnPushOn: vi.fn(), turnPushOff: vi.fn() }))
vi.mock('../../entities/notification/push-device.ts', () => device)

beforeEach(() => {
  device.readPushState.mockReset().mockResolvedValue('off')
  device.turnPushOn.mockReset()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('keeps the focus on the button during the request, sends one request, and shows the result', async () => {
  let answer: () => void = () => undefined
  device.turnPushOn.mockReturnValue(new Promise<void>((done) => (answer = done)))
  renderOn('desktop', <PushSwitch />)
  const button = await screen.findByRole('button', { name: 'Show them on this device' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(device.turnPushOn).toHaveBeenCalledOnce()
  expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true'])
  device.readPushState.mockResolvedValue('on')
  await act(async () => answer())
  expect(await screen.findByRole('button', { name: 'Stop on this device' })).toBe(document.activeElement)
})

it('reports a device that cannot subscribe, and stays off', async () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue('')
  device.turnPushOn.mockRejectedValue(new Error('no push service'))
  renderOn('desktop', <PushSwitch />)
  fireEvent.click(await screen.findByRole('button', { name: 'Show them on this device' }))
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(await screen.findByText('Off while Sojourn is closed. What arrives waits in the list.')).toBeTruthy()
})
