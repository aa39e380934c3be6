// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../ui/testing/on-device.tsx'
import { toast } from '../../ui/toast.ts'
import { PushSwitch } from './push-switch.tsx'

const device = vi.hoisted(() => ({ readPushState: vi.fn(), turnPushOn: vi.fn(), turnPushOff: vi.fn() }))
vi.mock('../../api/notifications/push-device.ts', () => device)

beforeEach(() => {
  device.readPushState.mockReset().mockResolvedValue('off')
  device.turnPushOn.mockReset()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('keeps the keyboard on the button while the device is asked, asks once, and says how it ended', async () => {
  let answer: () => void = () => undefined
  device.turnPushOn.mockReturnValue(new Promise<void>((done) => (answer = done)))
  renderOn('desk', <PushSwitch />)
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

it('says when the device cannot be reached, and stays off', async () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue('')
  device.turnPushOn.mockRejectedValue(new Error('no push service'))
  renderOn('desk', <PushSwitch />)
  fireEvent.click(await screen.findByRole('button', { name: 'Show them on this device' }))
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(await screen.findByText('Off while Sojourn is closed. What arrives waits in the list.')).toBeTruthy()
})
