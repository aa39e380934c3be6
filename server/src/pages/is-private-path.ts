/** As the router matches: in any case. */
const PRIVATE =
  /^\/+(?:auth|email-verify|claim-discount|admin[^/]*|profile|(?:unified-)?dashboard[^/]*|settings|notifications|redirect)(?:\/|$)/i

/** Pages of an account or of the staff, and addresses that carry a secret: no cache on the way keeps them. */
export function isPrivatePath(decodedPath: string): boolean {
  return PRIVATE.test(decodedPath)
}
