// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useMeant } from './use-meant.ts'

const arrive = (came: { hasBeenActive?: boolean; referrer?: string; type?: string }) => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: came.hasBeenActive ?? false } })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(came.referrer ?? '')
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: came.type ?? 'navigate' }] })
  return renderHook(useMeant).result
}

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['within the app', { hasBeenActive: true }],
  ['by a link of ours', { referrer: `${location.origin}/flights` }],
  ['by loading again', { type: 'reload' }],
  [
    'back from somewhere, having come by a link of ours',
    { type: 'back_forward', referrer: `${location.origin}/flights` },
  ],
])('a search is meant by whoever comes %s', (_, came) => {
  expect(arrive(came).current).toBe(true)
})

it.each([
  ['of nobody', ''],
  ['of another site', 'https://other.test/'],
  ['of a site that begins like ours', `${location.origin}.other.test/`],
])('with the referrer %s it is meant by the first touch', (_, referrer) => {
  const result = arrive({ referrer })
  expect(result.current).toBe(false)
  fireEvent.pointerDown(document.body)
  expect(result.current).toBe(true)
})

it('is not meant by a site that sends its tab away and back', () => {
  expect(arrive({ type: 'back_forward', referrer: 'https://other.test/' }).current).toBe(false)
})
