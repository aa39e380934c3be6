import { isNative } from '../../../device/native/is-native.ts'
import type { AddressOf } from './pack-blocks.ts'

/** The page's own origin in a browser; the native app contains no maps and uses the server. */
export function packAddresses(origin: string): AddressOf {
  return (file) => `${isNative() ? origin : ''}/maps/${file}`
}
