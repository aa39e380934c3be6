import type { BoardingPass } from '@app/domain/boarding-pass'
import { useEffect, useRef, useState } from 'react'

import { today } from '../../../device/today.ts'
import { type BarcodeReader, openBarcodeReader, ReaderNotLoaded } from './barcode-reader.ts'
import { cameraProblem, openCamera } from './camera.ts'
import { findPass, type FoundPass } from './find-pass.ts'

type Problem =
  | Exclude<FoundPass['kind'], 'pass'>
  | ReturnType<typeof cameraProblem>
  | 'not-a-picture'
  | 'not-loaded'
  | 'not-loaded.offline'

/** Its reader closes, and the camera with it, when the signal says stop. */
type Scan = { readonly signal: AbortSignal; readonly reader: BarcodeReader }

export type ScanState =
  | { readonly kind: 'idle'; readonly problem: Problem | null }
  | { readonly kind: 'reading'; readonly isLoaded: boolean }
  | {
      readonly kind: 'camera'
      readonly scan: Scan
      readonly stream: MediaStream
      readonly isLoaded: boolean
      readonly problem: Problem | null
    }

/** One scan at a time; a new one, `stop` or the end of the dialog ends the one before. */
export function usePassScan(onRead: (pass: BoardingPass) => void) {
  const [state, setState] = useState<ScanState>({ kind: 'idle', problem: null })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function begin(): Scan {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const reader = openBarcodeReader()
    signal.addEventListener('abort', () => reader.close(), { once: true })
    return { signal, reader }
  }

  function end(problem: Problem | null): void {
    running.current?.abort()
    setState({ kind: 'idle', problem })
  }

  function show({ signal }: Scan, next: ScanState): void {
    if (!signal.aborted) setState(next)
  }

  function fail({ signal }: Scan, error: unknown, otherwise: Problem): void {
    if (!signal.aborted) end(error instanceof ReaderNotLoaded ? notLoaded() : otherwise)
  }

  async function scanPhoto(file: Blob): Promise<void> {
    const scan = begin()
    show(scan, { kind: 'reading', isLoaded: false })
    try {
      const picture = await createImageBitmap(file)
      await scan.reader.ready
      show(scan, { kind: 'reading', isLoaded: true })
      const codes = await scan.reader.read(picture, true)
      if (!scan.signal.aborted) take(findPass(codes, today()))
    } catch (error) {
      fail(scan, error, 'not-a-picture')
    }
  }

  async function scanCamera(): Promise<void> {
    const scan = begin()
    try {
      const stream = await openCamera(scan.signal)
      show(scan, { kind: 'camera', scan, stream, isLoaded: false, problem: null })
      await scan.reader.ready
      show(scan, { kind: 'camera', scan, stream, isLoaded: true, problem: null })
    } catch (error) {
      fail(scan, error, cameraProblem(error))
    }
  }

  /** A camera goes on after a picture without a boarding pass; a photo is over. */
  function take(found: FoundPass): void {
    if (found.kind === 'pass') {
      end(null)
      onRead(found.pass)
    } else if (state.kind !== 'camera') end(found.kind)
    else if (found.kind !== 'no-code') setState({ ...state, problem: found.kind })
  }

  return { state, scanPhoto, scanCamera, take, stop: () => end(null) }
}

function notLoaded(): Problem {
  return navigator.onLine ? 'not-loaded' : 'not-loaded.offline'
}
