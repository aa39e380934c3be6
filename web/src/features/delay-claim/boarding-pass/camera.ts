/** Sharp enough for a PDF417 that fills half of the picture. */
const SHARP = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } as const

/** Runs until the signal says stop. */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Undefined where the page is not on a secure address.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('no camera here', 'NotFoundError')
  const stream = await devices.getUserMedia({ video: SHARP, audio: false })
  const stop = (): void => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  return stream
}

export function cameraProblem(error: unknown): 'refused' | 'no-camera' {
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'no-camera'
}
