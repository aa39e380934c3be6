import { isNative } from '../../../device/is-native.ts'
import type { AddressOf } from './pack-blocks.ts'

/** In the browser wherever the page was opened; the native app carries no maps and asks the server. */
export function packAddresses(origin: string): AddressOf {
  return (file) => `${isNative() ? origin : ''}/maps/${file}`
}
