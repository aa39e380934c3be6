export { type DeviceParts, fingerprintHash, hash32 } from './fingerprint-hash.ts'
