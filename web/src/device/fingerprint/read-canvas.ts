import { hash32 } from '@app/domain/device-fingerprint'

/** Letters and curves come out a little differently on every pair of screen and driver; only their hash is kept. */
export function readCanvas(): string {
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
