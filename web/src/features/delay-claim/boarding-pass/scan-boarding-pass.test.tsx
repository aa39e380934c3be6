// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { readQuestion } from '../delay-question.ts'
import type { BarcodeAnswer, BarcodeQuestion } from './barcode-wasm-worker.ts'
import { ScanBoardingPass } from './scan-boarding-pass.tsx'

const PASS = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100'

/** Answers as the worker does, with codes of our choice. */
class FakeWorker extends EventTarget {
  static codes: readonly string[] = []
  static isLoaded = true
  readonly terminate = (): void => undefined

  constructor() {
    super()
    setTimeout(() => this.answer({ kind: FakeWorker.isLoaded ? 'ready' : 'not-loaded' }))
  }

  postMessage({ id }: BarcodeQuestion): void {
    setTimeout(() => this.answer({ kind: 'read', id, codes: FakeWorker.codes }))
  }

  private answer(data: BarcodeAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const camera = vi.fn<() => Promise<MediaStream>>()

function open() {
  const question = readQuestion(new URLSearchParams('hours=4'))
  const router = createMemoryRouter([{ path: '*', element: <ScanBoardingPass question={question} /> }])
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <RouterProvider router={router} />
    </PageProviders>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Scan your boarding pass' }))
  return router
}

async function choose(): Promise<void> {
  const input = await screen.findByLabelText('Choose a photo', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['x'], 'pass.jpg', { type: 'image/jpeg' })] } })
}

beforeEach(() => {
  FakeWorker.codes = [PASS]
  FakeWorker.isLoaded = true
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('createImageBitmap', async () => ({}))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: camera } })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a scanned boarding pass', () => {
  it('fills route and date, and keeps what was entered', async () => {
    const router = open()
    await choose()
    expect(await screen.findByText(/^AC 834, YUL to FRA, 14 Aug \d{4}, LUC DESMARAIS$/)).toBeTruthy()
    expect(screen.getByText('A pass names the day, not the year: please check the date.')).toBeTruthy()
    const search = new URLSearchParams(router.state.location.search)
    expect([search.get('from'), search.get('to'), search.get('hours')]).toEqual(['YUL', 'FRA', '4'])
    expect(search.get('date')).toMatch(/-08-14$/)
  })

  it('leaves number, booking and name to the letter, on this device and not in the address', async () => {
    const router = open()
    await choose()
    await screen.findByText('Read from your boarding pass')
    const [kept] = JSON.parse(localStorage.getItem('claim-letters') ?? '[]') as { flight: string; details: object }[]
    expect(kept?.flight).toMatch(/^YUL-FRA \d{4}-08-14$/)
    expect(kept?.details).toMatchObject({ flight: 'AC 834', booking: 'ABC123', name: 'LUC DESMARAIS' })
    expect(router.state.location.search).not.toMatch(/DESMARAIS|ABC123/)
  })
})

describe('a scan that finds no boarding pass', () => {
  it.each([
    ['no code', [], /No code was found/],
    ['another code', ['https://example.com'], /not a boarding pass/],
    ['a broken code', [PASS.slice(0, 40)], /could not be read/],
  ])('says why: %s', async (_, codes, message) => {
    FakeWorker.codes = codes
    open()
    await choose()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use the camera' })).toBeTruthy()
  })

  it('says that the file is no picture', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('', 'InvalidStateError')
    })
    open()
    await choose()
    expect(await screen.findByText(/not a picture/)).toBeTruthy()
  })

  it('says that the reader could not be loaded', async () => {
    FakeWorker.isLoaded = false
    open()
    await choose()
    expect(await screen.findByText('The reader could not be loaded. Please try again.')).toBeTruthy()
  })

  it.each([
    ['NotAllowedError', /camera is not allowed/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /another app is using it/],
  ])('says what is wrong with the camera: %s', async (name, message) => {
    camera.mockRejectedValue(new DOMException('', name))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Use the camera' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
