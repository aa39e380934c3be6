import { AppError } from '../../errors/app-error.ts'
import type { Slice } from '../grammar/query-ast.ts'

const RANGE = /^(\d{1,15})-(\d{1,15})?$/

/** The `Range` header narrows limit and offset further. */
export function withRangeHeader(slice: Slice, header: string | null): Slice {
  const found = header === null ? null : RANGE.exec(header)
  if (!found) return slice
  const first = Number(found[1])
  const last = found[2] === undefined ? Number.POSITIVE_INFINITY : Number(found[2])
  if (first > last) {
    throw new AppError('PGRST103', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    })
  }
  const offset = Math.max(slice.offset, first)
  const end = Math.min(slice.limit === null ? Number.POSITIVE_INFINITY : slice.offset + slice.limit - 1, last)
  return { offset, limit: end === Number.POSITIVE_INFINITY ? null : Math.max(0, end - offset + 1) }
}

/** `0-24/100`: the range of rows, and the total. */
export function contentRange(first: number, last: number, total: number | null): string {
  const rows = total !== 0 && first <= last ? `${first}-${last}` : '*'
  return `${rows}/${total ?? '*'}`
}

export function statusOfPage(offset: number, pageRows: number, total: number | null): 200 | 206 | 416 {
  if (total === null) return 200
  if (offset > total) return 416
  return pageRows < total ? 206 : 200
}
