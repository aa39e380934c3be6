/**
 * Ends the command with an actionable message and no stack trace.
 * @param {string} advice
 * @returns {never}
 */
export function stopWith(advice) {
  console.error(advice)
  process.exit(1)
}
