const SECRET =
  /([?&#](?:token|token_hash|code|access_token|refresh_token|apikey|password|otp|signature|email)=)[^&#]*/gi

/** A link from a mail carries its secret in the address; the log keeps the address and drops the secret. */
export function redactUrl(url: string): string {
  return url.includes('=') ? url.replace(SECRET, '$1***') : url
}
