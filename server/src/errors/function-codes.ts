/** Status and default message by code. */
export const FUNCTION_CODES = {
  function_not_found: [404, 'There is no function of this name'],
  method_not_allowed: [405, 'This method is not allowed here'],
  not_signed_in: [401, 'Please sign in first'],
  usage_limit_reached: [429, 'You have used everything that the free plan allows today'],
  not_allowed: [403, 'Your account may not do this'],
  unsupported_media_type: [415, 'Send the input as application/json'],
  malformed_json: [400, 'The request body is not valid JSON'],
  invalid_input: [400, 'Some of the input is not valid'],
  idempotency_key_invalid: [400, 'The Idempotency-Key must be 8 to 128 letters, digits, dashes or underscores'],
  idempotency_key_reused: [422, 'This Idempotency-Key was used for a different request'],
  last_owner: [409, 'You are the last owner. Make somebody else an owner first, then delete your account.'],
  trip_not_found: [404, 'There is no such trip in your account. Save it first.'],
  too_many_links: [409, 'This trip has 20 links already. Take one back first.'],
  airport_unknown: [422, 'We do not know one of these airports'],
  function_timeout: [504, 'This took too long. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>
