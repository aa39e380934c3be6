import type { DeviceParts } from '@app/domain/device-fingerprint'

const LONGEST = 300

/** Who made the graphics card, as far as the browser tells. */
export function readGraphics(): Pick<DeviceParts, 'webgl_vendor' | 'webgl_renderer'> {
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
