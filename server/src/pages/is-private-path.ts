/** As the router matches: in any case. The service worker keeps the same list (web/src/sw/route-request.ts). */
const PRIVATE =
  /^\/+(?:auth|email-[\w-]+|claim-discount|squad|itinerary\/+shared|admin[\w-]*|[\w-]*dashboard[\w-]*|profile|settings|notifications|redirect|trial-setup|notification-test|support-admin)(?:\/|$)/i

/** Pages of an account or of the staff, and addresses that carry a secret: no cache on the way keeps them. */
export function isPrivatePath(decodedPath: string): boolean {
  return PRIVATE.test(decodedPath)
}
