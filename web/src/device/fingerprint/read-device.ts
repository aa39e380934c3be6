import { type DeviceParts, fingerprintHash, hash32 } from '@app/domain/device-fingerprint'

const LONGEST = 300

/** The vendor of the graphics card, if the browser reveals it. */
function readGraphics(): Pick<DeviceParts, 'webgl_vendor' | 'webgl_renderer'> {
  try {
    const gl = document.createElement('canvas').getContext('webgl')
    const unmasked = gl?.getExtension('WEBGL_debug_renderer_info')
    const read = (name: number | undefined): string =>
      gl && name !== undefined ? String(gl.getParameter(name) ?? '').slice(0, LONGEST) : ''
    const graphics = {
      webgl_vendor: read(unmasked?.UNMASKED_VENDOR_WEBGL ?? gl?.VENDOR),
      webgl_renderer: read(unmasked?.UNMASKED_RENDERER_WEBGL ?? gl?.RENDERER),
    }
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
    return graphics
  } catch {
    return { webgl_vendor: '', webgl_renderer: '' }
  }
}

const RATE = 44_100
/** Earlier the compressor has not settled yet. */
const SAMPLE_AFTER_MS = 100
const SAMPLED = 500

/**
 * How this device computes a tone, sampled after 100 ms. Nothing is audible: rendering offline always gives the same
 * number and needs no permission to play.
 */
async function readAudio(): Promise<string> {
  try {
    const start = (RATE * SAMPLE_AFTER_MS) / 1000
    const context = new OfflineAudioContext(1, start + SAMPLED, RATE)
    const tone = context.createOscillator()
    const compressor = context.createDynamicsCompressor()
    tone.type = 'triangle'
    tone.frequency.value = 1000
    tone.connect(compressor).connect(context.destination)
    tone.start()
    const samples = (await context.startRendering()).getChannelData(0).subarray(start)
    return samples.reduce((sum, sample) => sum + Math.abs(sample), 0).toFixed(6)
  } catch {
    return ''
  }
}

export type DeviceReading = { readonly hash: string; readonly parts: DeviceParts }

/** The readable properties of this device, and their hash. Unreadable ones are empty. */
export async function readDevice(): Promise<DeviceReading> {
  const parts: DeviceParts = {
    user_agent: navigator.userAgent.slice(0, 1000),
    screen_resolution: `${screen.width}x${screen.height}x${screen.colorDepth}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    language: navigator.language ?? '',
    platform: navigator.platform ?? '',
    cookie_enabled: navigator.cookieEnabled,
    local_storage_enabled: has(() => localStorage),
    session_storage_enabled: has(() => sessionStorage),
    indexed_db_enabled: has(() => indexedDB),
    ...readGraphics(),
    canvas_fingerprint: readCanvas(),
    audio_fingerprint: await readAudio(),
  }
  return { hash: fingerprintHash(parts), parts }
}

/** A forbidden storage throws on mere access. */
function has(look: () => unknown): boolean {
  try {
    return Boolean(look())
  } catch {
    return false
  }
}

/** Letters and curves differ slightly between screens and drivers; only their hash is stored. */
function readCanvas(): string {
  try {
    const canvas = document.createElement('canvas')
    canvas.width = 240
    canvas.height = 60
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.textBaseline = 'top'
    pen.font = '16px serif'
    pen.fillStyle = '#0b6b6b'
    pen.fillRect(120, 4, 60, 24)
    pen.fillStyle = '#c43b1d'
    pen.fillText('Sojourn 38.7223° N, 9.1393° W', 4, 16)
    pen.arc(60, 44, 12, 0, Math.PI * 1.7)
    pen.stroke()
    return hash32(canvas.toDataURL())
  } catch {
    return ''
  }
}
