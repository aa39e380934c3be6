import { AppError } from '../../errors/app-error.ts'

/** The characters that Supabase allows: those safe in S3, hyphen last. */
const KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/
const BUCKET = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/
const MAX_KEY_LENGTH = 1024

/**
 * Keys are never used as paths. Dots and empty folders are refused because other programs, such as a browser, would
 * normalise them.
 */
export function checkKey(key: string): string {
  const isWellFormed = key.length <= MAX_KEY_LENGTH && KEY.test(key)
  const hasOddSegment = key.split('/').some((segment) => segment === '' || segment === '.' || segment === '..')
  if (!isWellFormed || hasOddSegment) throw new AppError('InvalidKey', { message: `Invalid key: ${printable(key)}` })
  return key
}

export function checkBucketId(id: string): string {
  if (!BUCKET.test(id) || id.trim() !== id || id === '.' || id === '..') throw new AppError('InvalidBucketName')
  return id
}

function printable(key: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is being removed
  return key.slice(0, 200).replaceAll(/[\u0000-\u001f\u007f]/g, '?')
}
