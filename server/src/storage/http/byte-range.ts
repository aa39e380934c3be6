import { AppError } from '../../errors/app-error.ts'
import type { ByteRange } from '../files/file-store.ts'

/** RFC 9110 section 14: one range of bytes. Several ranges, or another unit, are answered with the whole file. */
export function parseRange(header: string | undefined, size: number): ByteRange | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const range =
    from === ''
      ? { start: Math.max(0, size - Number(to)), end: size - 1 }
      : { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
  const isReversed = from !== '' && to !== '' && Number(to) < Number(from)
  if (isReversed) return null
  if (range.start >= size || (from === '' && Number(to) === 0))
    throw new AppError('InvalidRange', { headers: { 'content-range': `bytes */${size}` } })
  return range
}
